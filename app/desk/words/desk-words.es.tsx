import type { words as en } from "./desk-words.en.tsx";

export const words: typeof en = {
  skip: "Ir al contenido",
  nav: "Escritorio",
  today: "Hoy",
  signedIn: (name) => `Entró como ${name}`,
  switchTo: { language: "en", label: "English" },
  noSwitch: "Para cambiar de idioma hace falta señal.",
  help: "Ayuda con esta pantalla",
  saved: "Guardado.",
  goToToday: "Ir a Hoy",
  noSignal: {
    title: "Sin señal",
    text: "Esta página no está guardada en este teléfono. Hoy y sus trabajos sí.",
  },
  forbidden: {
    title: "No es para el equipo",
    text: "Solo el dueño puede ver esta página. Pídasela si la necesita.",
  },
  unknown: {
    title: "Aquí no hay nada",
    text: "No hay ninguna página ni trabajo con esa dirección.",
  },
  failed: {
    title: "Eso no funcionó",
    text: "No se cambió nada. Intente otra vez. El registro del servidor dice qué falló.",
  },

  noMail: "Todavía no salen correos. El dueño tiene que configurar el servicio de correo.",
  outdated: {
    problem: "Este trabajo cambió después de que usted abrió la página.",
    advice: "No se cambió nada. Abajo están las dos versiones. Elija la correcta.",
  },
  notWaiting: {
    problem: "Este trabajo ya no espera al camión.",
    advice: "Ya va en camino, está hecho o cancelado. No se cambió nada.",
  },
  undoTooLate: {
    problem: "Ya es tarde para deshacer eso.",
    advice: "Pasaron diez minutos, o ya se deshizo. No se cambió nada.",
  },
  undoByCard: {
    problem: "El cliente pagó con tarjeta o tiene abierta la página para pagar.",
    advice:
      "El trabajo sigue como hecho. Si el precio está mal, corríjalo y devuelva lo que se pagó de más.",
  },

  mailSent: (stage, name) =>
    `Si el correo de “${stage}” ya salió, al deshacerlo le llega a ${name} una corrección.`,
  mailAt: (name, clock) => `El correo para ${name} sale a las ${clock}`,
  takeBackUntil: (clock) => `Deshacer hasta las ${clock}`,
  takeBack: "Deshacer",
  pressOf: (press, name) => `(“${press}” de ${name})`,
  mailNow: "Mandar el correo ya",
  mailTo: (name) => `a ${name}`,
  notSent: (press) => `Sin mandar todavía: ${press}.`,
  takenBackHere:
    "Deshecho en este teléfono. Se manda cuando haya señal. Se puede deshacer durante diez minutos.",
  toCollect: "Por cobrar",
  confirmed: "Confirmado",
  window: "Horario",
  textToo: (name) => <>Mandar también un mensaje a {name}</>,
  mailed: "El correo sale ahora.",
  nextStop: "Siguiente parada",
  openJob: "Abrir el trabajo",
  sendMine: "Mandar el mío otra vez",
  minutesUntil: (name) => `Minutos para llegar con ${name}`,
  minutes: "¿Minutos?",
  minutesOf: (count) => `${count} minutos`,
};
