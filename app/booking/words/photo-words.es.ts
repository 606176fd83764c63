import type { words as en } from "./photo-words.en.ts";

export const words: typeof en = {
  aFile: "Un archivo",
  refused: {
    "too-large": (file) => `${file} pesa más de 10 MB. Mande una copia más pequeña.`,
    heic: (file) => `${file} es una imagen HEIC o AVIF. Mándela como JPEG.`,
    video: (file) => `${file} es un video. Mande una foto o descríbalo en la nota.`,
    "no-photo": (file) => `${file} no es una foto. Mande un JPEG, PNG o WebP.`,
    broken: (file) => `${file} está dañado. Tome la foto otra vez.`,
    "too-many-pixels": (file) => `${file} tiene demasiados píxeles. Mande una copia más pequeña.`,
    "no-room": (file, most) =>
      `${file} ya no cabe. En una reservación caben ${most} fotos. Quite una primero.`,
  },
  noRoomInQuote: (file, most) =>
    `${file} ya no cabe. En una cotización caben ${most} fotos. Quite una primero.`,
  someRefused: (files) =>
    files === 1 ? "No pudimos recibir 1 archivo." : `No pudimos recibir ${files} archivos.`,
  added: (photos) => {
    if (photos === 0) return "No se agregó ninguna foto.";
    return photos === 1
      ? "La otra foto sí se agregó."
      : `Las otras ${photos} fotos sí se agregaron.`;
  },
  full: (most) => ({
    problem: `En una reservación caben ${most} fotos, y mientras tanto se agregaron otras.`,
    advice: "Estas no se agregaron. Quite una primero y elíjalas otra vez.",
  }),
  none: {
    problem: "No eligió ninguna foto.",
    advice: "Elija un JPEG, PNG o WebP de hasta 10 MB y toque el botón otra vez.",
  },
  many: {
    problem: "En esta reservación ya no caben más fotos.",
    advice: "Estas no se agregaron. Díganos lo demás en la nota o llámenos.",
  },
  day: {
    problem: "Hoy ya no podemos recibir más fotos.",
    advice: "Estas no se agregaron, y su reservación sigue igual. Intente otra vez mañana.",
  },
  gone: { problem: "Esa foto ya se había quitado.", advice: "No se cambió nada." },
  outdated: {
    problem: "Esta reservación cambió desde que abrió la página.",
    advice: "No se cambió nada ahora. Aquí está la reservación como es. Elija las fotos otra vez.",
  },
  tooLarge: (most) => ({
    problem: "Es más de lo que se puede mandar de una vez.",
    advice: `No se agregó nada. Mande hasta ${most} fotos de hasta 10 MB cada una.`,
  }),
  tooSlow: {
    problem: "Sus fotos tardaron demasiado en llegar.",
    advice: "No se agregó nada. Mándelas de una en una o intente otra vez con mejor conexión.",
  },
  notNow: {
    problem: "En este momento no podemos recibir fotos.",
    advice: "No se agregó nada, y su reservación sigue igual. Intente otra vez en unos minutos.",
  },
};
