import type { SpanishGuide } from "./spanish-guide.ts";

export const rosenberg: SpanishGuide = {
  description:
    "Cajas de mudanza, colchones viejos y ese sofá de más: recogida en Rosenberg, TX con el precio en " +
    "segundos y en el horario que le acomode.",
  lede:
    "Una montaña de cajas en Brookewater, una cama vieja en Summer Lakes. La mudanza termina cuando se va " +
    "el cartón.",
  heading: "Una cuarta parte más de gente en diez años",
  intro: [
    "Rosenberg contó 30,618 habitantes en 2010 y 38,282 en 2020. Brookewater, con sus 850 acres, se " +
      "planeó para unas 2,400 casas más. Cada mudanza acaba igual: con una pared de cartón y un colchón " +
      "que se veía mejor en la otra casa.",
    "Un representante de la ciudad describió la mayoría de las viviendas como casas de una sola " +
      "familia. Eso quiere decir garajes, y en los garajes esperan las cajas. Desármelas, apílelas y " +
      "toque la pila. Si prefiere dejar una parte en la banqueta, consulte primero con la ciudad cómo " +
      "recoge lo voluminoso.",
  ],
  aside: {
    before: "¿Se muda desde el pueblo de al lado?",
    to: "/service-areas",
    label: "Vea todas las ciudades que atendemos",
  },
  reasons: [
    [
      "El cartón, por pila",
      "Las cajas aplanadas y el empaque se cuentan por pila, así que una limpieza chica es una cuenta " +
        "chica.",
    ],
    [
      "Sale la cama vieja, entra la nueva",
      "Elija un horario antes de que llegue el camión de entrega.",
    ],
    [
      "Más lejos, los mismos precios",
      "Ninguna ciudad de nuestra lista queda más lejos del centro de Houston. El catálogo no lo sabe.",
    ],
  ],
  load: {
    title: "El primer mes en una casa nueva",
    text: "Ya está todo desempacado, menos lo que nunca se debió empacar.",
  },
  closing: "Desempaque de una vez por todas",
};
