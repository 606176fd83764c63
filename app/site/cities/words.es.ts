import { fromMiddle } from "./link-words.es.ts";
import type { words as en } from "./words.en.ts";

type Area = Parameters<typeof en.lede>[0];

function names({ home, others }: Area): string {
  if (others === 0) return home;
  return `${home} y ${others} ${others === 1 ? "ciudad cercana" : "ciudades cercanas"}`;
}

export const words: typeof en = {
  title: "Ciudades que atendemos",
  description: (area) => {
    if (!area) return "Busque su ciudad, vea el precio y reserve.";
    const where = area.isOwn ? "" : ", de Tomball a Alvin y de Katy a Baytown";
    return `Recogida de muebles y cosas viejas en ${names(area)}${where}. Busque la suya, vea el precio y reserve.`;
  },
  crumb: "Ciudades que atendemos",
  heading: "Ciudades que atendemos",
  lede: (area) =>
    `${names(area)}. Elija la suya para ver cómo es una recogida ahí y cuánto cuesta una carga.`,
  instantPricing: "Ver mi precio",
  notListed: "¿No está en la lista?",
  farther: (miles, middle) =>
    `Llegamos hasta ${miles} millas ${fromMiddle(middle)} sin preguntar. ` +
    `Si está más lejos, dentro de Texas, también puede reservar: el equipo confirma la distancia con usted.`,
  noFarther: (miles, middle) =>
    `Llegamos hasta ${miles} millas ${fromMiddle(middle)} sin preguntar. Si está más lejos, llámenos.`,
  goodToKnow: "Antes de reservar",
  byItem: "Precio por artículo",
  byLoad: "Precio por carga",
  cost: "Cuánto cuesta la recogida",
  questions: "Preguntas y respuestas",
};
