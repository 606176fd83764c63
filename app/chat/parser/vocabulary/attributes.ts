import { namesByWord, wordSet } from "#app/chat/parser/words/table.ts";

/** Words that describe a thing, each spelling to its one name: sizes, rooms, materials. None names an item. */
export const ATTRIBUTES = namesByWord`
  large: lg big huge giant massive gigantic xl grande grandote grandota larger bigger jumbo |
  small: sm little lil tiny chico chica chiquito chiquita pequeno pequena smaller pequenito
  pequenita | twin: individual twinsize | full: matrimonial fullsize ful | queen: queensize |
  king: kingsize | old: viejo vieja | metal: metalico metalica | leather: piel cuero | electric:
  electrico electrica | exercise: ejercicio excercise exersize exercize excersize excercize |
  office: oficina | kitchen: cocina | garage: garaje garache cochera | regular: normal normales
  standard | drawer: dr drwr drw dwr drawr cajon cajones gaveta gavetas | executive: exec
  ejecutivo | inch: pulgada pulg | and: n nd y | with: w con | of: de del d`;

const NAMES: ReadonlySet<string> = new Set(ATTRIBUTES.values());

/** True for the one name of an attribute, or a bed's size. */
export function isAttribute(canon: string): boolean {
  return NAMES.has(canon) || BED_SIZES.has(canon);
}

/** Sizes that a customer gives as an answer, and that pass from one noun to its neighbour. */
export const BED_SIZES = wordSet`twin full queen king`;
