import { isFunctionWord } from "../words/function-words.ts";
import { wordSet } from "../words/table.ts";
import { markAt, type Piece, wordAt } from "./pieces.ts";

/** What a numbered way in stands behind: "dock door 12", "use gate 3". */
const LEADS_TO_WAY = wordSet(
  "dock bay loading overhead rollup roll freight entrance at to by use via through near behind from knock por en usar usen a",
);
const WAYS_IN = wordSet("door gate window dock entrance elevator puerta porton ventana");
const AWAY = wordSet("down away past along farther further mas");
const HOUSES = wordSet("door doors house houses puerta puertas casa casas");

/** The end of words that only tell where: "dock door 12", "two doors down"; or the same place. */
export function landmarkEnd(pieces: readonly Piece[], at: number): number {
  if (pieces[at]?.kind === "number") {
    const away = HOUSES.has(wordAt(pieces, at + 1)) && AWAY.has(wordAt(pieces, at + 2));
    // "two doors down in the basement" are there to haul.
    if (/^(?:in|at|inside|en)$/.test(wordAt(pieces, at + 3))) return at;
    return away ? at + 3 : at;
  }
  if (!LEADS_TO_WAY.has(wordAt(pieces, at))) return at;
  const way = /^(?:the|la|el)$/.test(wordAt(pieces, at + 1)) ? at + 2 : at + 1;
  if (!WAYS_IN.has(wordAt(pieces, way)) || pieces[way]?.plural) return at;
  const label = /^(?:number|no|num|numero)$/.test(wordAt(pieces, way + 1));
  const number = label || markAt(pieces, way + 1) === "#" ? way + 2 : way + 1;
  return pieces[number]?.kind === "number" ? number + 1 : at;
}

const TIME_WINDOW = wordSet("window windows ventana ventanas");
const WHICH = wordSet(
  "any what which whatever whichever morning afternoon evening earliest earlier later latest early late hour time arrival delivery pickup another same tighter narrower shorter wider bigger cualquier que",
);
const BOUNDS = wordSet("between before after around from of at entre antes despues desde de");
const DAYS = wordSet(
  "monday tuesday wednesday thursday friday saturday sunday tomorrow today tonight tmrw tmw weekend next lunes martes miercoles jueves viernes sabado domingo manana hoy",
);

/** "any window between 2 and 4", "a window on Friday": hours, and nothing of glass. */
export function isTimeWindow(pieces: readonly Piece[], at: number): boolean {
  if (!TIME_WINDOW.has(wordAt(pieces, at))) return false;
  if (DAYS.has(wordAt(pieces, at + 1))) return true;
  const link = wordAt(pieces, at + 1);
  if (/^(?:on|for|this|el|del|para)$/.test(link)) return DAYS.has(wordAt(pieces, at + 2));
  if (WHICH.has(wordAt(pieces, at - 1))) return true;
  if (!BOUNDS.has(link)) return false;
  const bound = /^(?:the|like|about|say|las|la)$/.test(wordAt(pieces, at + 2)) ? at + 3 : at + 2;
  const { kind, text } = pieces[bound] ?? { kind: "mark", text: "" };
  return kind === "number" || kind === "noise" || /^(?:noon|midday|lunch)$/.test(text);
}

const TITLES = wordSet(
  "aunt auntie uncle mr mrs ms miss dr pastor coach sister brother deacon father officer tia tio don dona senor senora sr sra srta primo prima comadre compadre padre maestra maestro nina nino",
);
const NAMED_BEHIND = wordSet(
  "tia tio don dona senor senora sr sra srta prima primo comadre compadre mama papa abuela abuelo hermana hermano hija hijo vecina vecino amiga amigo esposa esposo suegra suegro cunada cunado sobrina sobrino nieta nieto novia novio jefa jefe",
);

/** "my aunt Tina", "Mrs. Bench", "mi vecina Cuna": what stands right behind a person is a name. */
export function isPersonsName(pieces: readonly Piece[], at: number): boolean {
  const piece = pieces[at];
  const before = wordAt(pieces, at - 1);
  if (piece?.kind !== "word" || piece.plural || isFunctionWord(piece.text)) return false;
  return (
    NAMED_BEHIND.has(before) ||
    (TITLES.has(before) && !/^(?:sister|brother|father|coach|miss)$/.test(before))
  );
}
