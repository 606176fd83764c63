import { namesByWord, wordSet } from "../words/table.ts";

/** Units a customer writes after a number, in one spelling each. A number with a unit is no count. */
const SPELLINGS: Record<string, string> = {
  inch: "inch inches incher pulgada pulgadas pulg",
  foot: "ft feet foot footer pie pies",
  yard: "yd yds yard yards",
  pound: "lb lbs pound pounds libra libras kg kgs kilo kilos",
  gallon:
    "gal gals gallon gallons galon galones liter liters litre litres litro litros qt quart quarts oz",
  year: "year years yr yrs yo ano anos",
  time: "am pm oclock min mins minute minutes minutos hr hrs hour hours hora horas day days dia dias week weeks semana semanas month months mes meses",
  floor:
    "floor floors story stories storey flight flights stair stairs step steps escalon escalones",
  money: "dollar dollars dolar dolares buck bucks peso pesos usd grand percent",
  distance: "mile miles milla millas block blocks cuadra cuadras minute",
  person: "person people persona personas",
  crew: "guy guys men adults",
  room: "bedroom bedrooms bed-room br bath baths bathroom bathrooms recamara recamaras cuarto cuartos",
  often: "times veces x-times",
  power: "hp btu btus watt watts volt volts amp amps mph cc ton tons cuft cu cubic sq sqft",
  door: "door puerta",
  drawer: "drawer drawers dr drwr drw cajon cajones gaveta gavetas",
  seater: "seater seaters seat plaza plazas",
  piece: "piece pc pcs pieces pieza piezas",
  burner: "burner burners quemadores",
  tier: "tier tiers",
  speed: "speed",
};

/** Units that describe the thing itself and may choose the catalogue item ("4 drawer", "55 inch"). */
export const FEATURE_UNITS = wordSet("inch foot drawer seater piece person tier speed burner");

/** Any spelling of a unit, to its one name. */
export const UNITS: ReadonlyMap<string, string> = namesByWord(SPELLINGS);
