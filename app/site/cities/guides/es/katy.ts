import type { SpanishGuide } from "./spanish-guide.ts";

export const katy: SpanishGuide = {
  description:
    "Vacíe un garaje o un cuarto de visitas en Katy, TX. Vea el precio en su teléfono, dentro o fuera de " +
    "los límites de la ciudad, y pague cuando nos lo llevemos.",
  lede:
    "Repisas de garaje en Cinco Ranch, una caminadora en Firethorne, un cuarto de visitas en Elyson. " +
    "Toque lo que se va y vea el precio.",
  heading: "Tres condados y una sola manera de ver el precio",
  intro: [
    "La ciudad de Katy está donde se juntan los condados de Harris, Fort Bend y Waller, y muchas casas " +
      'con dirección de Katy quedan fuera de sus límites. Por eso la respuesta a "¿quién se lleva mi sofá ' +
      'viejo?" cambia de una calle a otra. Consulte con la ciudad, o con quien le manda la cuenta de la ' +
      "basura, qué recogen.",
    "A nosotros no nos hace falta saber el condado para darle un número. Sale de las cosas que usted " +
      "toca y está en la pantalla antes de que escriba su nombre o su dirección. En Sunterra y en " +
      "LakeHouse es igual que en Canyon Gate.",
  ],
  reasons: [
    [
      "Las líneas del mapa no lo cambian",
      "Ciudad, condado o distrito de servicios: el total se calcula por el espacio que ocupan sus cosas " +
        "en el camión.",
    ],
    [
      "Pensado para un garaje",
      "Bicicletas, repisas, una canasta de básquetbol, cajas de juguetes. Todo tiene nombre en nuestra " +
        "lista, y un garaje se cuenta en minutos.",
    ],
    [
      "Antes o después del trabajo",
      "Elija el horario que le acomode. Para hacer limpieza no tiene que perder un día.",
    ],
  ],
  load: {
    title: "Un garaje para dos autos en Cinco Ranch",
    text: "Nada está roto. Solo que los autos llevan tiempo viviendo afuera.",
  },
  closing: "Vuelva a estacionarse en el garaje",
};
