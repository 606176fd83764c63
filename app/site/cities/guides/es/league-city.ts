import type { SpanishGuide } from "./spanish-guide.ts";

export const leagueCity: SpanishGuide = {
  description:
    "Retiramos tramos de cerca, gazebos y restos de tormenta en League City, TX. Cuente las piezas, vea " +
    "un solo total al instante y elija el día.",
  lede:
    "Tramos de cerca en Bay Colony, un gazebo en Magnolia Creek, lo que haya dejado el último ventarrón. " +
    "Una lista, un total.",
  heading: "Techos nuevos, cercas viejas y un mismo viento",
  intro: [
    "League City creció 36.9 por ciento entre 2010 y 2020, con colonias nuevas sobre todo en el lado " +
      "oeste. Con ellas llegan las cercas, y las cercas se topan con el clima. Después del huracán Beryl, " +
      "en julio de 2024, la ciudad pidió a los residentes separar los restos verdes de las cercas y los " +
      "restos de construcción para su contratista. Cómo hay que separar hoy los montones es algo que debe " +
      "consultar con la ciudad.",
    "En nuestro camión pueden viajar juntos. Tramos de cerca, un gazebo aplastado, madera y las ramas " +
      "que lo tumbaron van en un carrito con un solo total. En South Shore Harbour, Hidden Lakes, " +
      "Westwood y Centerpointe es igual.",
  ],
  reasons: [
    [
      "La cerca, por tramo",
      "Recórrala, cuente y toque ese número de veces. Nadie tiene que ir a medir.",
    ],
    [
      "Todo revuelto está bien",
      "Madera, metal, cojines y ramas caben en una misma reservación. La pintura, el combustible y los " +
        "químicos de alberca son la excepción.",
    ],
    [
      "Escoja un día seco",
      "¿Hay lodo en el patio? Al reservar elija una fecha más adelante. El carrito cuesta lo mismo " +
        "cualquier día.",
    ],
  ],
  load: {
    title: "Una cerca después de un ventarrón",
    text: "Catorce tramos al suelo, y el gazebo se fue con ellos.",
  },
  closing: "Ponga el patio derecho",
};
