import type { SpanishGuide } from "./spanish-guide.ts";

export const channelview: SpanishGuide = {
  description:
    "Llantas, chatarra, tarimas y cosas de taller en Channelview, TX, donde no hay día de basura pesada. " +
    "Precio al instante para casas y negocios.",
  lede:
    "Llantas detrás del taller, tarimas junto a la cerca, un compresor que ya no prende. Póngale precio " +
    "al montón y que se vaya rodando.",
  heading: "Sin esperar un día de basura pesada",
  intro: [
    "Channelview es un lugar designado por el censo en la parte no incorporada del condado de Harris. " +
      "Sin ciudad no hay programa de basura pesada, así que las defensas, los rines y las tarimas que " +
      "están detrás del local no tienen un día propio.",
    "Usted se lo puede dar. Toque lo que hay, en Sterling Green, Old River Terrace o por Market Street, " +
      "y el sitio suma el espacio que ocupa. Luego elija una fecha. Antes, separe lo que no podemos " +
      "llevarnos: aceite, combustible y baterías. Muchas tiendas de autopartes reciben el aceite usado y " +
      "casi siempre la batería muerta.",
  ],
  reasons: [
    [
      "Las cosas de taller tienen nombre",
      "Llantas, autopartes, cajas de herramienta, compresores, chatarra por montón. Búsquelas en " +
        "Herramientas y garaje.",
    ],
    [
      "Sin abrir una cuenta",
      "Un negocio reserva igual que una casa: dirección, teléfono y horario. La cuenta llega después del " +
        "trabajo.",
    ],
    [
      "Cuente una vez",
      "Tarimas por pieza, cartón por pila. Si son doce, toque doce veces y olvídese.",
    ],
  ],
  load: { title: "Un rincón del taller", text: "Todo taller tiene ese rincón." },
  closing: "Deje limpio el piso del taller",
};
