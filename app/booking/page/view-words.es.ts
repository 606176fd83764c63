import type { words as en } from "./view-words.en.ts";

export const words: typeof en = {
  cancelled: "Esta recogida está cancelada.",
  done: "Esta recogida ya terminó.",
  onTheWay: "El camión va en camino.",
  passed: "El día de esta recogida ya pasó.",
  quoted: "Le cotizamos el precio por lo que nos mostró.",
  wasOpen: "En línea podía mover su recogida o cambiar los artículos.",
  wasOpenUntil: (when) =>
    `Hasta el ${when} podía mover su recogida o cambiar los artículos en línea.`,
  at: (day, hour) => `${day} a las ${hour}`,
  stillOpen: (when) => `Hasta el ${when} todavía puede mover o cambiar su recogida.`,
  lastMove:
    "Ya no la podrá mover ni cambiar otra vez. Puede cancelarla hasta que el camión vaya en camino.",
  place: (city, state, zip) => `${city}, ${state} ${zip}`,

  anyWindow: "Cualquier horario libre",
  freeUntil: (when) => `Gratis hasta el ${when}`,
  pickDay: "Elegir un día",
  move: "Cambiar la fecha",
  addPhotos: "Agregar fotos",
  showPile: "Muéstrele al equipo qué hay",
  photos: "Fotos",
  photoCount: (count, most) => `${count} de ${most} hasta ahora`,
  items: "Cambiar artículos",
  itemsCost: "Vea antes el precio nuevo",
  cancel: "Cancelar",
  noFee: "Sin cargo",
  isOpen: (slot) => `Hay lugar el ${slot}`,
  heldUntil: (time) => `Se lo guardamos hasta las ${time}`,
  onList: "Ya está en la lista",
  mailsWhenOpen: "Le mandaremos un correo si hay lugar",
  checkHere: "Vea aquí si hay lugar",
  earlier: "Recoger antes",
  getOnList: "Entrar a la lista",

  newPrice: (now, was) => `Hay un precio nuevo para su recogida: ${now} en lugar de ${was}.`,
  seePrice: "Ver el precio nuevo",
  approvedPrice: (now, was) => `Aprobó un precio nuevo: ${now} en lugar de ${was}.`,
  seeApproved: "Ver lo que aprobó",

  textsOn: "Los mensajes están activados.",
  textsOff: "Los mensajes están desactivados.",
  textsStopped: (phone, from) =>
    from
      ? `Desactivados: desde el ${phone} se envió STOP. Mande START al ${from} para recibirlos otra vez.`
      : `Desactivados: desde el ${phone} se envió STOP. ` +
        "Conteste START a nuestro último mensaje para recibirlos otra vez.",
  textsOnFor: (phone) => `Activados para el ${phone}.`,
  textsOffFor: (phone, terms) => `Desactivados para el ${phone}. ${terms}`,
  stopTexts: "Ya no recibir mensajes",
};
