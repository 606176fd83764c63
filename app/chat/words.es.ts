import { joinWords } from "#app/lib/join-words.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  you: "Usted: ",
  us: "Junk Buddy: ",
  typing: "Your Junk Buddy está escribiendo",
  close: "Cerrar el chat",
  yes: "Sí",
  no: "No",

  greeting:
    "¡Hola! Dígame qué se va, con sus palabras: 2 sofás, un colchón queen y una caminadora, por ejemplo.",
  discountOn: ({ discountPercent }) => `Su ${discountPercent}% de descuento ya está aplicado.`,
  preOffer: ({ discountPercent }) =>
    `¿Le aplico un ${discountPercent}% de descuento antes de empezar con su lista?`,
  postOffer: ({ discountPercent }) =>
    `¿Quiere ver este precio con ${discountPercent}% de descuento?`,
  preOfferDeclined: "Está bien. Dígame qué se va.",
  postOfferDeclined: "Está bien, seguimos con el precio normal.",
  discounted: ({ discountPercent }, now, before) =>
    `Con el ${discountPercent}% de descuento son ${now} en lugar de ${before}.`,

  leadQuestion: ({ discountPercent }) => `¿A nombre de quién ponemos el ${discountPercent}%?`,
  name: "Nombre",
  phone: "Teléfono",
  applyLead: ({ discountPercent }) => `Aplicar ${discountPercent}% de descuento`,
  noLead: "No, gracias",
  leadDeclined: "Está bien, seguimos con el precio normal.",
  leadSaved: ({ discountPercent }) =>
    `Listo, gracias. Su ${discountPercent}% de descuento ya está aplicado.`,
  leadNotSaved:
    "Listo. No pude guardar sus datos en este momento, pero su descuento sí está aplicado.",
  leadReset: "Borré sus datos y el descuento. Puede ponerlos otra vez aquí abajo.",
  leadError: "Escriba un nombre y un teléfono válido (10 números o más).",

  error: "No pude contestar. Intente otra vez.",
  tooLong:
    "Es una lista larga, más de lo que puedo leer de una vez. Agregue esta parte a su carrito y " +
    "luego mándeme el resto por partes.",

  message: "Mensaje",
  pending: "Un momento",
  answerAbove: "Conteste arriba para seguir",
  send: "Enviar",

  doubtful: "márquelo si también se va",
  howMany: (name) => `Cantidad: ${name}`,
  noLines: "Todavía no hay nada en la lista",
  lines: (count, points) => `${count} en la lista, ${points} puntos`,
  toCheck: (count) => `${count} más por revisar`,
  beforeDiscount: "Antes del descuento: ",
  add: "Agregar al carrito",
  view: "Ver o editar el carrito",
  inCart: (units) => `En su carrito: ${units} ${units === 1 ? "artículo" : "artículos"},`,
  schedule: "Elegir fecha",
  added: "Agregado a su carrito:",

  showPhotos: "Mostrar fotos",
  photos: "Fotos de lo que se va",
  photoLimits: (most) => `Hasta ${most} fotos JPEG, PNG o WebP, de 10 MB cada una.`,
  photoPrivacy:
    "Las achicamos, les quitamos el lugar y la hora, y las mandamos al servicio de inteligencia " +
    "artificial que lee nuestro chat. No guardamos ninguna: ya con su reservación, puede " +
    "agregarlas para el equipo.",
  sendPhotos: "Enviar fotos",
  answerFirst: "Primero conteste arriba",
  photosSent: (count) => (count === 1 ? "1 foto" : `${count} fotos`),
  lookFailed:
    "No pude ver fotos en este momento. Dígame con palabras qué se va, o mande las fotos otra vez.",
  seenQuestion: "¿Esto se va? Desmarque lo que se queda.",
  photo: (number) => `Foto ${number}`,
  addSeen: "Agregar esto",
  noSeen: "Nada de esto",
  seenDeclined: "Está bien, nada de eso está en su lista. Dígame qué se va.",
  confirmed: (items) => `Sí, de mis fotos: ${items}.`,
  fromPhotos: (photos) =>
    photos.length > 1 ? `de las fotos ${joinWords(photos, "y")}` : `de la foto ${photos[0]}`,

  ai: {
    on: { label: "IA: SÍ", tooltip: "Una inteligencia artificial lee sus mensajes" },
    off: { label: "IA: NO", tooltip: "Sin inteligencia artificial: lee nuestro propio programa" },
    unknown: { label: "IA: ¿?", tooltip: "Todavía no se sabe" },
  },
};
