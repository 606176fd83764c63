import type { SpanishGuide } from "./spanish-guide.ts";

export const humble: SpanishGuide = {
  description:
    "Mesas de billar, cajas fuertes y sofás cama se van de Humble, TX con un precio que ve antes. Elija " +
    "un horario en línea o llámenos para hoy mismo.",
  lede:
    "Una mesa de billar en Eagle Springs, un sofá en Fall Creek, los bancos de bar en Atascocita. Cosas " +
    "pesadas, precios claros.",
  heading: "Más allá de los límites de la ciudad",
  intro: [
    "Una dirección de Humble muchas veces no está en la ciudad de Humble. Eagle Springs, una comunidad " +
      "planificada que queda afuera, tenía 3,990 casas terminadas en abril de 2019. Antes de que alguien " +
      "cargue una mesa de billar hasta la calle, vale la pena una llamada para saber si donde vive la " +
      "basura grande le toca a una ciudad, a un distrito o a una asociación.",
    "Para nosotros una dirección es solo a dónde manejar. En Townsen Landing, Balmoral o Northshire " +
      "usted toca las cosas, aparece la cifra y el equipo llega en el horario que eligió. Nadie tiene que " +
      "pararse en su sala de juegos con una libreta a pensar cuánto cobrarle.",
  ],
  reasons: [
    [
      "Lo pesado está en la lista",
      "Pizarra, acero y pianos están por su nombre. No le vamos a pedir que llame para cotizar.",
    ],
    [
      "Más barato que las grandes marcas",
      "Ponemos nuestros precios por debajo de los de las grandes compañías, y los ve en pantalla antes de " +
        "reservar.",
    ],
    [
      "¿Tiene que irse hoy?",
      "Si la mesa nueva llega esta tarde, llámenos. La recogida del mismo día se arregla por teléfono.",
    ],
  ],
  load: {
    title: "La sala de juegos, fin del juego",
    text: "Cuatro bancos, una mesa y una pantalla de hace dos controles.",
  },
  closing: "Haga lugar para otra partida",
};
