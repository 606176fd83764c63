import type { SpanishGuide } from "./spanish-guide.ts";

export const sugarLand: SpanishGuide = {
  description:
    "Recogida de muebles en Sugar Land, TX sin montones en el jardín. Comedores, salas seccionales y más, " +
    "con el precio de cada pieza antes de reservar.",
  lede:
    "Comedores en Sweetwater, salas seccionales en Telfair, un estudio viejo en Riverstone. Al camión, no " +
    "al jardín.",
  heading: "Muebles grandes, calles limpias",
  intro: [
    "En Sugar Land ha habido un día fijo al mes para las cosas voluminosas: sin cita, hasta cinco " +
      "yardas cúbicas y nada afuera antes de las seis de la tarde anterior. Los días y los límites pueden " +
      "cambiar, así que consulte con la ciudad los de su calle.",
    "Buena parte de la ciudad son comunidades planificadas. Tan solo First Colony abarca unos 9,700 " +
      "acres, y las asociaciones de vecinos advierten que un montón sacado antes de tiempo puede traer " +
      "una carta o una multa. Una recogida con nosotros tiene fecha y horario, así que la vitrina no pasa " +
      "la noche afuera esperando su turno.",
  ],
  reasons: [
    [
      "Su fecha, no la del mes",
      "Hoy, mañana o dentro de unas semanas. Usted la elige al reservar y no espera a que toque su ronda.",
    ],
    [
      "Cuando cinco yardas no alcanzan",
      "Lo de un cuarto entero puede ser demasiado para una sola sacada. En medio camión de 16 pies cabe " +
        "mucho más que unas sillas.",
    ],
    [
      "Salas elegantes, precios claros",
      "Bufeteros, espejos grandes, ocho sillas iguales: cada cosa tiene su renglón y el total se suma " +
        "solo.",
    ],
  ],
  load: {
    title: "Un comedor formal que se jubila",
    text: "En New Territory o en Sugar Creek: es para ocho y ya no se sienta nadie.",
  },
  closing: "Que el comedor vuelva a ser un cuarto",
};
