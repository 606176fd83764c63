import type { words as en } from "./quote-words.en.ts";

export const words: typeof en = {
  goodThrough: (day) => `Vale hasta el ${day}`,
  subject: (price) => `Su precio para la recogida: ${price}`,
  title: (price) => `Su precio: ${price}`,
  preview: (day) => `Vale hasta el ${day}.`,
  hello: (name) =>
    `Hola${name ? `, ${name}` : ""}: gracias por enseñarnos lo que se va. Este es nuestro precio.`,
  price: (price) => `Precio: ${price}`,
  fromUs: "De nuestra parte",
  choose:
    "Elija un día y un horario para reservar. Ahora no paga nada, solo cuando el trabajo esté hecho.",
  book: "Ver y reservar",
  why:
    "Recibe este correo porque nos pidió un precio. Quien tenga el enlace puede reservarlo, así que " +
    "guárdelo para usted.",
  text: {
    quote: (price, tax) => `Su precio es ${price}${tax}.`,
    book: (link) => `Vea y reserve: ${link}`,
    leave: "Responda ALTO para no recibir mensajes.",
  },
};
