import { spanishAnd } from "#app/lib/spanish.ts";
import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  title: "Una lista para recoger",
  description: (items) =>
    `${items ? `${items}: ` : ""}vea el precio de hoy, cambie la lista y reserve. Pague cuando terminemos.`,
  ownHeading: "Comparta su lista",
  ownLede: "Mande el enlace a quien deba ver su lista antes de reservar.",
  lede: (items) => `${items} al precio de hoy. Todavía no hay nada reservado.`,
  emptyLede: "Nada de esta lista sigue en nuestra lista de precios.",
  call: "Llámenos",
  prices: "Ver la lista de precios",
  price: "El precio de hoy",
  total: "Total",
  back: "Volver a su carrito",
  replaces: (items, price) => `Esta lista reemplaza su carrito: ${items}, ${price}. `,
  save: "Guardar un enlace a su lista",
  use: "Usar esta lista",
  useInstead: "Usar esta lista en vez de la mía",
  address: "Enlace a esta lista",
  shows: (percent) =>
    `Quien tenga el enlace ve los artículos y el precio de hoy` +
    `${percent > 0 ? `, sin su descuento de ${percent}%` : ""}, y nada sobre usted.`,
  tooLong: " El enlace es muy largo para algunos mensajes de texto. Mándelo por correo.",
  share: "Compartir",
  copy: "Copiar",
  text: "Por mensaje",
  email: "Por correo",
  subject: "Una lista para recoger",
  message: (address) => `Una lista de cosas para recoger: ${address}`,
  copied: "Copiado.",
  notAllowed: "Su navegador no lo permitió. Copie el enlace del campo.",
  and: spanishAnd,
  more: (count) => `${count} más`,
  things: (count, isOther) =>
    isOther
      ? `${count} ${count === 1 ? "cosa" : "cosas"} más`
      : `${count} ${count === 1 ? "cosa" : "cosas"}`,
  gone: (things) =>
    `No incluimos lo que ya no está en nuestra lista de precios: ${things}. ` +
    "Llámenos si también quiere que nos lo llevemos.",
  cut: (ofOne, inAll) =>
    `No incluimos todo. En una reservación en línea caben hasta ${ofOne} piezas del mismo artículo ` +
    `y ${inAll} artículos en total. Llámenos si tiene más.`,
};
