import type { words as en } from "./visit-words.en.ts";

const ENTRY = "La cita para su calendario va adjunta. Ábrala para actualizar su calendario.";

export const words: typeof en = {
  letters: {
    "booked-customer": [
      (visit) => `${visit}: ya tiene fecha`,
      `Necesitamos un día más para su recogida. ${ENTRY}`,
    ],
    "moved-customer": [
      (visit) => `${visit}: cambió de fecha`,
      `Sus otros días y lo que paga quedan igual. ${ENTRY}`,
    ],
    "details-customer": [
      (visit) => `${visit}: datos nuevos`,
      `Cambiamos sus datos por usted. ${ENTRY}`,
    ],
    "cancelled-customer": [
      (visit) => `${visit}: cancelado`,
      "Ese día no irá el equipo. Abra la cita adjunta para quitarla de su calendario.",
    ],
    "restored-customer": [
      (visit) => `${visit}: reservado otra vez`,
      `Deshicimos la cancelación de este día. ${ENTRY}`,
    ],
    reminder: [(visit) => `${visit}: es mañana`, null],
    "on-the-way": [(visit) => `${visit}: el equipo va en camino`, null],
    "undone-customer": [
      (visit) => `${visit}: todavía no empieza`,
      "No haga caso de nuestro último correo. Perdón, lo mandamos antes de tiempo.",
    ],
    offer: [
      (visit) => `${visit}: necesita otra fecha`,
      "Lo sentimos, no podemos ir ese día. Llámenos y buscamos otro.",
    ],
  },
  subject: (title, day) => (day === "" ? title : `${title} - ${day}`),
};
