import { wordSet } from "./table.ts";

/** Rooms and places things stand in. */
export const ROOMS = wordSet`
  rm garage kitchen bedroom bedrooms bathroom bath living room rooms den office basement attic
  closet hallway hall patio backyard yard porch driveway curb laundry dining upstairs downstairs
  house apartment apt unit lobby foyer balcony deck pantry warehouse building bldg suite store
  shop carport alley nursery townhouse condo back front outside inside loft master sunroom entry
  entrance playroom gameroom workshop breezeway gym classroom breakroom chapel sanctuary garaje
  cochera cocina recamara cuarto departamento sala bano oficina casa apartamento apto atras
  afuera adentro banqueta yarda taller`;

/** Words that place one thing by another: what follows "behind the" is a landmark, not junk. */
export const PLACING = wordSet`
  in inside on onto under underneath behind beside near by along against around through into
  thru over above from at between past en entre`;

/** "next to the shed", "attached to the wall": only behind these does "to" place. */
export const BEFORE_TO = wordSet`
  bolted tied mounted next close junto attached hooked back access over leaning packed stuffed
  filled stacked piled`;
/** "out of the shed", "on top of the dresser", "detrás de la puerta". */
export const BEFORE_OF = wordSet`
  out top front side inside outside bottom back outta atras lado cerca arriba abajo afuera fuera
  enfrente adentro`;
/** "a quote on a sofa", "look at the desk": behind these a placing word does not place. */
export const NOT_PLACING_AFTER = wordSet`
  all count number total damage yes yep yeah no nope nah si drag carry left leave leaves leaving
  staying price prices pricing quote estimate cost help look looking looked haul bring turn
  turned working work update question move moving pass nvm mind nevermind hurry deal discount
  got peed`;

/** Words that name the number behind them: "apt 51", "bay 3", "gate code 4417", "seats 8". */
export const NUMBER_LABELS = wordSet`
  rm unit units apt apto apartment apartamento suite bldg building room cuarto bedroom recamara
  bathroom bay lot floor level piso number code zip phone tel expired circa since model size
  order invoice ticket job hwy dock spot space stall gate po seat seats sleeps fits holds turned
  turning year ano del section block tower floors apts line calle office oficina warehouse store
  shop house home entrance locker interior local`;
