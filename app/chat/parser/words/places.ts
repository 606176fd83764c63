import { wordSet } from "./table.ts";

/** Rooms and places things stand in. */
export const ROOMS = wordSet`rm rms garage kitchen bedroom bedrooms bathroom bath livingroom living room rooms den office basement attic closet hallway hall patio backyard yard porch driveway curb laundry dining upstairs downstairs house apartment apt unit lobby foyer balcony deck pantry warehouse building bldg suite store basement shop carport alley sidewalk nursery studio townhouse condo back front outside inside loft master sunroom mudroom entry entryway entrance stairwell landing cellar crawlspace playroom gameroom guestroom workshop breezeway lanai veranda terrace rooftop gym classroom breakroom cafeteria chapel sanctuary
  garaje garache cochera cocina recamara cuarto habitacion departamento unidad unidade sala bano patio oficina casa apartamento depa apto jardin atras afuera adentro pasillo banqueta balcon azotea sotano atico lavanderia terraza estudio vestibulo recibidor entrada zaguan despacho yarda traspatio taller`;

/** Words that place one thing by another: what follows "behind the" is a landmark, not junk. */
export const PLACING = wordSet`in inside on onto under underneath behind beside near by along against around through into thru over above below from at atop between past within alongside blocking
  en desde contra tras entre bajo`;

/** "next to the shed", "attached to the wall": only behind these does "to" place. */
export const BEFORE_TO = wordSet`chained bolted tied locked mounted screwed nailed strapped glued welded anchored parallel perpendicular next close adjacent junto frente attached connected hooked back access over leaning according packed stuffed crammed filled stacked piled`;
/** "out of the shed", "on top of the dresser", "detrás de la puerta". */
export const BEFORE_OF = wordSet`out top front side inside outside bottom back outta dentro debajo detras atras lado cerca encima arriba abajo afuera fuera enfrente frente adentro`;
/** "a quote on a sofa", "look at the desk": behind these a placing word does not place. */
export const NOT_PLACING_AFTER = wordSet`all count number total tally interested damage yes yep yeah no nope nah si drag lug carry left leave leaves leaving stayed staying price prices pricing quote quotes bid estimate estimates cost info help look looking looked interested trade traded haul bring turn turned working work update question move moving passing pass hung nvm mind nevermind rush hurry deal offer discount got peed pooped`;

/** Words that name the number behind them: "apt 51", "bay 3", "gate code 4417", "seats 8". */
export const NUMBER_LABELS = wordSet`rm unit units apt apto apartment apartamento depa depto suite ste bldg building edificio room cuarto bedroom recamara bathroom bay lot floor level piso nivel num numero number code codigo zip phone telefono tel cell ext exp expired expires circa since model size age order invoice ticket job route highway hwy dock spot space stall gate pin po wo seat seats sleeps fits holds capacity turned turning cumplio year ano del phase section block tower floors apts line calle avenida office oficina warehouse store shop house home studio entrance locker pod route exit almacen salida interior local buzz buzzer`;
