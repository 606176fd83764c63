/**
 * What the posts that come with the site say of Houston alone, and what they say of another area: with its own city
 * in their other sentences they hold there.
 */
const ONLY_HOUSTON: readonly (readonly [string, string])[] = [
  [
    "a pickup in Katy, Pasadena or The Woodlands costs the same as one in Montrose, because we serve Houston and " +
      "the cities around it from one price list.",
    "we serve {city} and the cities around it from one price list.",
  ],
  [
    "The City of Houston announced that from March 2, 2026 heavy trash moves from fixed monthly days to pickups you " +
      "request through 311, up to four per address in a calendar year. Sugar Land has had one set bulky-waste day a " +
      "month with no booking needed. La Porte limits the size of the pile.",
    "Many cities collect bulky trash on set days or on request, and some limit the size of the pile.",
  ],
  [
    "una recogida en Katy, Pasadena o The Woodlands cuesta lo mismo que una en Montrose, porque atendemos Houston y " +
      "las ciudades cercanas con una sola lista de precios.",
    "atendemos {city} y las ciudades cercanas con una sola lista de precios.",
  ],
  [
    "La ciudad de Houston anunció que, desde el 2 de marzo de 2026, la basura pesada pasa de días fijos al mes a " +
      "recogidas que usted pide al 311, hasta cuatro por dirección en un año calendario. Sugar Land ha tenido un día " +
      "fijo al mes para lo voluminoso, sin cita. La Porte limita el tamaño del montón.",
    "Muchas ciudades recogen lo voluminoso en días fijos o cuando se pide, y algunas limitan el tamaño del montón.",
  ],
  [
    "Los lugares no incorporados, como Cypress y Channelview, no tienen un departamento de basura de la ciudad; ahí",
    "Los lugares fuera de los límites de una ciudad muchas veces no tienen un departamento de basura; ahí",
  ],
  [
    "Unincorporated places such as Cypress and Channelview have no city trash department; there it's usually a",
    "Places outside a city's limits often have no city trash department; there it's usually a",
  ],
];

/** A text of a post that comes with the site as another area reads it; its city is a figure. */
export function textElsewhere(text: string): string {
  const told = ONLY_HOUSTON.reduce((left, [only, other]) => left.replace(only, other), text);
  return told.replaceAll("Houston", "{city}");
}
