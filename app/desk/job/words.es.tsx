import type { words as en } from "./words.en.tsx";

const points = (count: string) => (count === "1" ? "1 punto" : `${count} puntos`);

export const words: typeof en = {
  title: "Trabajo",
  help:
    "Todo sobre un trabajo. El botón grande es lo que sigue; abajo están la dirección, la lista, " +
    "las fotos y la nota.",
  noDay: "Sin fecha",
  points,

  onMyWay: "En camino.",
  lastStep: "Último paso",
  did: {
    done: "Hecho. El precio y los pagos están abajo.",
    undo: "Se deshizo.",
  },

  call: "Llamar",
  callWho: (name) => `Llamar a ${name}`,
  text: "Mensaje",
  textWho: (name) => `Mandar un mensaje a ${name}`,
  navigate: "Navegar",
  navigateTo: (name) => `Navegar a la dirección de ${name}`,

  wayTold: { text: "Salir y mandar un mensaje ya", email: "Salir y mandar un correo ya" },
  wayHelp: "“En camino” marca la parada y abre sus mensajes con uno listo para mandar.",
  mailWaits: (name) => (
    <>
      El correo a {name} sale diez minutos después, o de inmediato si así lo elige. Hasta entonces
      se puede deshacer.
    </>
  ),
  undoTime: "Se puede deshacer durante diez minutos.",

  where: "Dirección",
  phone: "Teléfono",
  language: "Idioma",
  byText: (time) => `Por mensaje, ${time}`,
  noWindow: "Sin elegir",
  fromCustomer: "Del cliente:",
  aboutCustomer: "Sobre el cliente:",

  items: (count) => `Qué nos llevamos, ${points(count)}`,
  main: (order) => `La lista, el precio y los detalles: ${order}`,
  billed: "Se paga por factura",
  cardCode: "Tarjeta: mostrar código",

  days: "Días",
  thisDay: (day) => `Día ${day}, este`,
  otherDay: (day, order) => `Día ${day}: ${order}`,
  dayLine: (slot, count, stage) => `${slot}, ${points(count)}, ${stage.toLowerCase()}`,

  photos: "Fotos",
  kinds: { customer: "Del cliente", before: "Antes", after: "Después" },
  chosen: (kind, count) => `${kind}, ${count === 1 ? "1 elegida" : `${count} elegidas`}`,
  addPhotos: { before: "Agregar fotos de antes", after: "Agregar fotos de después" },
  photosAdded: "Se agregaron.",

  note: "Nota interna",
  noteHint: "Solo la ven el dueño y el equipo.",
  saveNote: "Guardar nota",

  donation: {
    title: "Donación",
    help:
      "Diga qué de este trabajo se donó. Sale en la página del cliente, con una foto del recibo " +
      "si la agrega.",
    heading: "Donado",
    saved: "Guardado. Sale en la página del cliente.",
    takenBack: "Se quitó.",
    change: "Cambiar la donación",
    enter: "Anotar una donación",
    takeBack: "Quitar la donación",
    slip: "Recibo de la donación",
    place: "A dónde se llevó",
    what: "Qué se donó",
    photo: "Foto del recibo",
    save: "Guardar la donación",
  },

  price: {
    heading: "Otro precio",
    onPhone: "El precio nuevo está guardado en este teléfono.",
    show: (name) => <>Mostrar el precio a {name}</>,
    finish: "Terminar el trabajo",
    propose: "Proponer otro",
    keep: "Dejar el precio reservado",
    kept: "Queda el precio reservado.",
    instead: (now, was, reason) => (
      <>
        {now} en lugar de {was}. {reason}
      </>
    ),
    open: (prices) => <>Falta la respuesta: {prices}</>,
    stale: (prices) => <>La reservación cambió después. Esto ya no se puede aprobar: {prices}</>,
    approved: (prices) => (
      <>
        Aprobado: {prices} <b>Se cobra al marcar “Hecho”.</b>
      </>
    ),
    declined: (prices, was) => (
      <>
        No lo aceptó: {prices} <b>Queda el precio reservado, {was}.</b>
      </>
    ),
  },

  clash: {
    heading: "Este trabajo cambió después de abrir la página",
    advice: "Su cambio no se guardó. Si todavía es correcto, mándelo otra vez.",
    mine: "Su cambio, sin guardar",
    now: "El trabajo ahora",
    nowSince: (title, at) => `El trabajo ahora: ${title}, ${at}`,
    noNote: "Sin nota",
  },
};
