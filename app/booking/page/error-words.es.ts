import type { words as en } from "./error-words.en.ts";

export const words: typeof en = {
  notFound: {
    heading: "No encontramos esa reservación",
    lede:
      "Tal vez el enlace está incompleto o mal escrito. " +
      "Busque su reservación con el número de pedido o llámenos.",
  },
  gone: (days) => ({
    heading: "La página de esta reservación ya se cerró",
    lede: `La página de una reservación dura ${days} días después de la recogida. Para algo anterior, llámenos.`,
  }),
  find: "Buscar mi reservación",
};
