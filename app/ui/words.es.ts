import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  language: "es",
  locale: "es_US",
  home: "Inicio",
  failure: {
    heading: "Algo salió mal de nuestro lado",
    lede: "Su carrito sigue aquí. Vuelva a abrir la página o llámenos.",
  },
  refused: {
    heading: "No pudimos hacer eso",
    lede: "Su carrito sigue aquí. Vuelva a abrir la página o llámenos.",
  },
  statusWords: {
    403: {
      heading: "Eso vino de otro sitio",
      lede: "No se envió nada. Su carrito sigue aquí. Vuelva a abrir la página o llámenos.",
    },
    404: {
      heading: "Esa página ya nos la llevamos",
      lede: "No encontramos esta página. Su carrito sigue aquí.",
    },
  },
  notFound: "Página no encontrada",
  getPrice: "Ver un precio",
  backHome: "Volver al inicio",
  manageBooking: "Administrar mi reservación",
  call: "Llamar al",
};
