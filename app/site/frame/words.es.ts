import type { words as en } from "./words.en.ts";

export const words: typeof en = {
  skip: "Saltar al contenido",
  mainMenu: "Principal",
  menu: "Menú",
  callNow: "Llamar",
  getStarted: "Reservar",
  cart: "Carrito: ",
  items: (count) => (count === 1 ? " artículo, " : " artículos, "),
  pages: {
    "/blog/how-much-does-junk-removal-cost": "Guía de precios",
    "/service-areas": "Ciudades",
    "/faq": "Preguntas",
    "/blog": "Blog",
    "/booking": "Mi reservación",
  },
  menuPages: { "/chat": "Chat", "/selection": "Reservar" },
  columns: {
    Reservar: {
      "/load-size": "Por tamaño de carga",
      "/itemized": "Por artículo",
      "/schedule": "Elegir fecha",
      "/booking": "Mi reservación",
    },
    Conocer: {
      "/blog": "Blog",
      "/faq": "Preguntas frecuentes",
      "/blog/how-much-does-junk-removal-cost": "Cuánto cuesta",
      "/service-areas": "Ciudades que atendemos",
    },
  },
  whatWeDo: (city) =>
    `Recogida de muebles y cosas viejas para casas y negocios en toda el área de ${city}.`,
  rights: ". Todos los derechos reservados.",
  privacy: "Privacidad",
  terms: "Términos",
  otherLanguage: "English",
};
