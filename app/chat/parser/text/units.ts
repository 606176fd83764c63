import { namesByWord, wordSet } from "#app/chat/parser/words/table.ts";

/** Units that describe the thing itself and may choose the catalogue item ("4 drawer", "55 inch"). */
export const FEATURE_UNITS = wordSet`inch foot drawer door seater piece person`;

/** Units a customer writes after a number, each spelling to its one name. A number with a unit is no count. */
export const UNITS = namesByWord`
  inch: inch inches incher pulgada pulgadas pulg | foot: ft feet foot footer pie pies | yard: yd
  yds yard yards | pound: lb lbs pound pounds libra libras kg kgs kilo kilos | gallon: gal gals
  gallon gallons galon galones liter liters litre litres litro litros qt quart quarts oz | year:
  year years yr yrs yo ano anos | other: am pm oclock min mins minute minutes minutos hr hrs
  hour hours hora horas day days dia dias week weeks semana semanas month months mes meses floor
  floors story stories flight flights step steps dollar dollars dolares mile miles times veces
  burner burners tier tiers hp btu btus watts volt volts amp amps mph cc ton tons cuft cu cubic
  sq sqft guys men car | person: person people persona personas | room: bedroom bedrooms br bath
  baths bathroom bathrooms recamara recamaras cuarto cuartos | drawer: drawer drawers dr drwr
  drw cajon cajones gaveta gavetas | door: door doors puerta puertas | seater: seater seaters
  seat plaza plazas | piece: piece pc pcs pieces pieza piezas`;
