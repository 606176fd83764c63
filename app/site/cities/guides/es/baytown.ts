import type { SpanishGuide } from "./spanish-guide.ts";

export const baytown: SpanishGuide = {
  description:
    "Nos llevamos baños demolidos, llantas y aparatos viejos en Baytown, TX. Lo que no se llevan de la " +
    "banqueta aquí tiene precio, antes de reservar.",
  lede:
    "Un baño demolido en Pelly, un juego de llantas en Goose Creek. Lo que no se llevan de la banqueta " +
    "aquí tiene precio.",
  heading: "Tres pueblos viejos y mucha remodelación",
  intro: [
    "Baytown nació de tres pueblos, Goose Creek, Pelly y East Baytown, así que las casas viejas del " +
      "centro conviven con colonias nuevas como Trinity Oaks. Las casas viejas se remodelan, y una " +
      "remodelación deja un montón.",
    "El contratista de la ciudad no se ha llevado de la banqueta materiales de construcción, llantas, " +
      "baterías ni aparatos electrónicos; eso ha ido al Baytown Green Center o al centro de desechos " +
      "peligrosos del condado. Consulte con la ciudad antes de cargar el auto. Tres de las cuatro cosas " +
      "están en nuestra lista: materiales, llantas y electrónicos. Las baterías van a un centro de " +
      "acopio, sea de Quail Hollow o de donde sea.",
  ],
  reasons: [
    [
      "La demolición, por artículo",
      "Tinas, muebles de baño, azulejo, tablarroca y escombro en bolsas tienen su renglón. El inodoro, " +
        "también.",
    ],
    [
      "Llantas y circuitos",
      "Llantas, televisores, computadoras e impresoras se cuentan uno por uno.",
    ],
    [
      "Bueno para contratistas pequeños",
      "Los trabajos comerciales se reservan igual y se pagan igual: cuando todo está cargado.",
    ],
  ],
  load: {
    title: "Un baño, hasta los postes",
    text: "Azulejo rosa, tina de hierro fundido y un lavabo con carácter.",
  },
  closing: "Termine la remodelación",
};
