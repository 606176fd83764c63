import { namesByWord, wordSet } from "../words/table.ts";

/**
 * Words that describe a thing, in one spelling each: sizes, and the Spanish words for places,
 * people and materials that stand before or behind a noun. None of them names an item.
 */
const SPELLINGS: Record<string, string> = {
  large: "lg big huge giant xl grande grandote grandota larger bigger jumbo",
  small:
    "sm little lil tiny chico chica chiquito chiquita pequeno pequena smaller pequenito pequenita",
  twin: "individual",
  full: "matrimonial",
  tall: "alto alta",
  old: "viejo vieja",
  folding: "plegable foldable foldup",
  corner: "esquinero esquinera",
  round: "redondo redonda",
  glass: "vidrio cristal",
  metal: "metalico metalica",
  wood: "madera wooden",
  leather: "piel cuero",
  electric: "electrico electrica",
  exercise: "ejercicio excercise",
  office: "oficina",
  kitchen: "cocina",
  bathroom: "bano",
  garage: "garaje garache cochera",
  garden: "jardin",
  baby: "bebe",
  kids: "kid nino nina ninos ninas children childrens",
  car: "carro auto coche",
  water: "agua",
  floor: "piso",
  wall: "pared",
  drawer: "dr drwr drw cajon cajones gaveta gavetas",
  person: "personas persona people",
  executive: "exec ejecutivo",
  inch: "pulgada pulg",
  foot: "ft feet pies",
  pound: "lb lbs libra libras",
  shaped: "shape",
  and: "n nd y",
  with: "w con",
  of: "de del d",
  filing: "file",
  clean: "cleaned cleaning cleared clearing",
  complete: "completa completo completas completos entire",
};

/** Any spelling of an attribute, to its one name. */
export const ATTRIBUTES: ReadonlyMap<string, string> = namesByWord(SPELLINGS);

const NAMES: ReadonlySet<string> = new Set(ATTRIBUTES.values());

/** True for the one name of an attribute, or a bed's size. */
export function isAttribute(canon: string): boolean {
  return NAMES.has(canon) || BED_SIZES.has(canon);
}

/** Sizes that a customer gives as an answer, and that pass from one noun to its neighbour. */
export const BED_SIZES = wordSet("twin full queen king");
