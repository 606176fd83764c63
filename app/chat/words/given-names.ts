import { wordSet } from "./table.ts";

/** Names of people that are words of everyday speech too. */
export const GIVEN_NAMES = wordSet(
  "art bill billy rocky rock rod reed cliff glen dale ray rusty sandy sunny penny pearl ruby jade ivy lily daisy iris olive hazel ginger basil heather holly fern violet robin jay drew chase chance chip skip buck duke dusty woody mat pat patty bob mark frank jack jimmy john rob wade chuck will grant hunter mason miles max dolly candy crystal star charity faith hope grace joy summer autumn dawn june may april august rose rosie brook brooke carol barb bud bunny forest gene lance stone herb tad trey trip brandy kitty sage cooper tucker parker carter taylor cookie",
  "lena rosa pilar paz luz mar sol dolores mercedes consuelo socorro rocio flor margarita perla reyna nieves leo piedad esperanza cruz reyes angel jesus blanca celeste violeta aurora alba estrella soledad amparo remedios cielo moises",
);
