import { MAX_CHAT_PHOTOS } from "#app/chat/photos/photo-detections.ts";
import type { Question, QuestionFacts } from "./question.ts";
import type { words as en } from "./question-words.en.ts";

function questions({
  takesPhotos,
  sendsMail,
  ownCity,
  facts = [],
  notTaken,
}: QuestionFacts): Question[] {
  return [
    {
      id: "price",
      question: "¿Cómo se calcula mi precio?",
      answer:
        "Cobramos por el espacio que ocupan sus cosas en un camión de {truck}. Los trabajos pequeños se " +
        "cobran por artículo, desde {minimum}. Los más grandes cuestan {point} por punto de espacio, con un " +
        "precio fijo para cada tamaño de carga que se mantiene por {reach} puntos más. Un camión completo " +
        "cuesta {full-truck} como máximo. El carrito va sumando con cada toque. También le avisa cuando " +
        "dejar algo fuera le ahorra dinero, cuando un juego o un tamaño de carga sale más barato y qué " +
        "puede agregar sin pagar más.",
      link: { to: "/blog/how-much-does-junk-removal-cost", label: "Ver las reglas con ejemplos" },
    },
    {
      id: "payment",
      question: "¿Tengo que pagar algo por adelantado?",
      answer:
        "No. No hay depósito y no le pedimos tarjeta al reservar. Usted paga cuando terminamos.",
      link: { to: "/selection", label: "Ver mi precio" },
    },
    {
      id: "same-day",
      question: "¿Pueden venir hoy?",
      answer:
        "Llámenos para una recogida el mismo día y le decimos qué horario queda. En línea puede reservar hoy, " +
        "mañana o cualquier otra fecha, y elegir {windows}. Cuando escribe su código postal, un horario " +
        'puede decir "Pasamos cerca de usted". Quiere decir que el camión ya tiene una parada cerca, y ' +
        "el precio es el mismo. Si el horario que quiere está lleno, reserve uno más tarde. Luego elija " +
        '"Recogida más temprano" en la página de su reservación y marque los días que le sirven. ' +
        (sendsMail
          ? "Cuando se abre un horario y su carga cabe, le mandamos un correo y se lo apartamos dos horas. " +
            "El enlace a la página de su reservación está en el correo de confirmación, y se lo podemos " +
            "mandar otra vez."
          : "Cuando se abre un horario y su carga cabe, lo mostramos en esa página y se lo apartamos dos " +
            "horas. Guarde el enlace a su página, o apunte su número de orden y llámenos."),
      link: { to: "/booking", label: "Buscar mi reservación" },
    },
    {
      id: "load-or-items",
      question: "¿Cuál es la diferencia entre por carga y por artículo?",
      answer:
        "Por carga conviene para montones y limpiezas. Elija un cuarto, medio, tres cuartos o un camión " +
        "completo, y llene su parte con lo que quiera. Por artículo conviene para pocas piezas conocidas. " +
        'Toque cada una y vea el total. Puede poner las dos cosas en un mismo carrito. "Compartir esta ' +
        'lista" en el carrito crea un enlace que muestra sus artículos y el precio de hoy a quien decida ' +
        `con usted. El enlace no dice nada de usted.${takesPhotos ? PHOTOS : ""}`,
      link: { to: "/selection", label: "Elegir una" },
    },
    {
      id: "bigger-pile",
      question: "¿Y si mi montón es más grande de lo que reservé?",
      answer:
        "El equipo le muestra el precio nuevo antes de cargar algo más, y usted decide. Si está entre dos " +
        "tamaños de carga, empiece con el más chico.",
    },
    {
      id: "not-taken",
      question: "¿Qué no se llevan?",
      answer:
        notTaken.length > 0
          ? "No podemos llevarnos cosas peligrosas ni las que reciben otros servicios: {not-taken}. " +
            "Busque su artículo en la lista de precios para ver a dónde llevarlo."
          : "Nos llevamos casi todo. Si tiene dudas sobre algo, llámenos.",
      link: { to: "/itemized", label: "Buscar el suyo" },
    },
    {
      id: "be-home",
      formerId: "insured",
      question: "¿Quién viene, y tengo que estar en casa?",
      answer:
        "Viene un equipo local, que llama antes de llegar. Cuando le llamen, dígales dónde están las " +
        "cosas: la entrada, el garaje o la tercera recámara a la izquierda." +
        (facts.length > 0 ? " Sobre nosotros: {about-us}" : ""),
    },
    {
      id: "cities",
      question: "¿Qué ciudades atienden?",
      answer: ownCity === undefined ? HOUSTONS_CITIES : OWN_CITIES,
      link: { to: "/service-areas", label: "Buscar mi ciudad" },
    },
    {
      id: "business",
      question: "¿Trabajan con negocios?",
      answer:
        "Sí, con casas y con negocios. Los escritorios, cubículos, copiadoras y muebles de tienda están en " +
        "la lista de precios como todo lo demás. Para un trabajo de varios camiones, llámenos y lo " +
        "planeamos juntos.",
      link: { to: "/itemized", label: "Abrir la lista de precios" },
    },
    {
      id: "discount",
      question: "¿Cómo funciona el {discount} de descuento?",
      answer:
        "Pídalo en el chat. Deje un nombre y un teléfono, y le quitamos el {discount} al total. El carrito " +
        "muestra el precio de antes y el de después.",
    },
  ];
}

const HOUSTONS_CITIES =
  "Houston y {nearby-cities} ciudades cercanas, desde The Woodlands hasta Alvin y desde Katy hasta Baytown. " +
  "El precio es el mismo en todas.";
const OWN_CITIES =
  "{city} y las ciudades a su alrededor: {all-cities} en total. El precio es el mismo en todas.";

const PHOTOS =
  ` También puede mostrarle al chat hasta ${MAX_CHAT_PHOTOS} fotos. Le pregunta cuáles de las cosas que ve ` +
  "se van. Achicamos las fotos y les quitamos el lugar y la hora antes de que las vea un servicio de " +
  "inteligencia artificial, y no guardamos ninguna. Ya con su reservación, puede agregarlas para el equipo.";

export const words: typeof en = {
  questions,
  or: "o",
  truck: (feet) => `${feet} pies`,
};
