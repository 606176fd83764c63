import type { SpanishGuide } from "./spanish-guide.ts";

export const houston: SpanishGuide = {
  description:
    "Recogida de muebles y cosas viejas en Houston, TX, de The Heights a Clear Lake. Vea el precio antes " +
    "de reservar, elija su día y pague cuando terminemos.",
  lede:
    "De The Heights a Clear Lake, de Spring Branch a Kingwood. Toque lo que se va, vea el precio y elija " +
    "un día.",
  heading: "Una ciudad muy grande para un solo día de basura",
  intro: [
    "Por muchos años, Houston recogió las cosas grandes en días fijos de cada mes. La ciudad anunció " +
      "otra cosa: desde el 2 de marzo de 2026, la basura pesada sale cuando usted pide una recogida al " +
      "311, hasta cuatro veces por año calendario en cada dirección. Cómo funciona en su calle es una " +
      "pregunta para la ciudad, así que consulte antes de arrastrar un sofá a la banqueta.",
    "Nosotros nos encargamos de todo lo demás. El quinto montón del año, el sofá que tiene que salir " +
      "antes de que venza el contrato, las ramas que nadie esperaba. Houston es también donde empieza " +
      "nuestro mapa: las demás ciudades se miden desde el centro.",
  ],
  reasons: [
    [
      "Sin turnos que ahorrar",
      "Reserve cuantas veces lo pidan sus clósets. No hay un límite al año, solo una fecha y un horario.",
    ],
    [
      "Una lista para toda la ciudad",
      "Kingwood y Clear Lake quedan lejos uno del otro. La lista de precios es la misma en los dos, " +
        "porque cuenta lo que usted carga.",
    ],
    [
      "Listos para lo que deja una tormenta",
      "Beryl tumbó árboles en muchas colonias en julio de 2024. Los montones de ramas y los tramos de " +
        "cerca están en la lista junto a los sillones.",
    ],
  ],
  load: {
    title: "Un apartamento en Montrose, ya empacado",
    text: "Digamos que se acaba el contrato y esto es lo que no cabe en el siguiente.",
  },
  closing: "Devuélvale su espacio a Houston",
};
