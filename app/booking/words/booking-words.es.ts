import { words as page } from "#app/booking/schedule/words.es.ts";
import type { words as en } from "./booking-words.en.ts";

export const words: typeof en = {
  geocode: {
    "not-found": "No encontramos esa dirección.",
    refused: "Nuestro buscador de direcciones no funciona en este momento.",
    "timed-out": "Nuestro buscador de direcciones tardó demasiado en contestar.",
    "bad-answer": "Nuestro buscador de direcciones no funciona en este momento.",
    unreachable: "En este momento no podemos usar nuestro buscador de direcciones.",
  },
  mail: {
    refused: "No pudimos mandarle el correo de confirmación.",
    limited: "Nuestro servicio de correo está ocupado.",
    "timed-out": "Nuestro servicio de correo tardó demasiado en contestar.",
    "bad-answer": "Nuestro servicio de correo no funciona en este momento.",
    unreachable: "En este momento no podemos usar nuestro servicio de correo.",
    unknown: "No sabemos si salió su correo de confirmación.",
  },
  notSaved: "No pudimos guardar su reservación.",
  automated: "No pudimos saber si una persona envió este formulario.",
  emptyCart: "Su carrito está vacío.",
  callFirst: "Esta recogida no se puede reservar en línea.",
  cancelled: "Esta reservación fue cancelada.",
  busy: "Nos llegaron demasiadas reservaciones desde su conexión.",
  recipient: "Hoy nos llegaron demasiadas reservaciones con este correo.",
  form: "No pudimos leer el formulario.",
  fieldsLeft: (count) =>
    count === 1 ? "Falta revisar 1 campo." : `Falta revisar ${count} campos.`,

  advice: {
    address: "Todavía no se reservó nada. Revise la dirección y toque Reservar recogida otra vez.",
    again: page.again,
    saved: "Sus datos están guardados. Toque Reservar recogida otra vez para terminar o llámenos.",
    anew: "Para reservarla de nuevo, toque Reservar recogida otra vez o llámenos.",
    recipient: "No se reservó nada. Llámenos, o use otro correo e intente otra vez.",
    call: "No se reservó nada. Llámenos y la arreglamos con usted.",
    items: "Agregue un tamaño de carga o algunos artículos y luego toque Reservar recogida.",
    tooLarge:
      "No se reservó nada. Deje el día sin elegir y le llamamos para ponernos de acuerdo, o llámenos.",
    fields:
      "Todavía no se reservó nada, y lo que escribió sigue aquí. Corrija lo marcado e intente otra vez.",
    wait: (wait) =>
      `Lo que escribió sigue aquí. Toque Reservar recogida otra vez en ${wait} o llámenos.`,
    noRoom: (offers) =>
      offers === 0
        ? "No se reservó nada, y lo que escribió sigue aquí. Deje el día sin elegir y le llamamos para acordarlo."
        : "No se reservó nada, y lo que escribió sigue aquí. En estos horarios sí hay lugar para su pedido:",
  },

  noRoom: {
    full: (slot) => `El camión ya no tiene lugar para este pedido el ${slot}.`,
    closed: (slot) => `No trabajamos el ${slot}.`,
    over: (slot) => `Ya es tarde para reservar el ${slot}.`,
    "too-large": () => "Este pedido es más de lo que el camión puede llevarse en un día.",
  },

  fields: {
    atMost: (characters) => `Use ${characters} caracteres como máximo.`,
    link: (piece) =>
      `No escriba direcciones de internet. Si "${piece}" es un nombre, deje un espacio después del punto.`,
    signs: "No escriba direcciones de internet ni los signos < > @.",
    name: "Díganos por quién preguntar.",
    email: "Escriba su correo electrónico.",
    emailEnd: "Complete el correo, por ejemplo nombre@example.com.",
    phone: "Escriba un teléfono para que el equipo le llame antes de llegar.",
    phoneDigits: "Los teléfonos de aquí tienen 10 números, como (713) 555-0100.",
    street: "Escriba la calle y el número, por ejemplo 100 Example St.",
    poBox:
      "Nuestro camión no puede llegar a un apartado postal. Escriba la dirección donde recogemos.",
    place: "Revise la calle, la ciudad y el código postal.",
    city: "Escriba la ciudad.",
    state: "Elija TX.",
    texas: "Solo trabajamos en Texas. Elija TX.",
    zip: "Escriba el código postal.",
    zipDigits: "Los códigos postales de aquí tienen 5 números.",
    zipElsewhere: "Ese código postal no es de Texas. Los de Texas empiezan con 75 a 79, o con 885.",
    tooFar: ({ city, radiusMiles }, phone) =>
      `Hasta allá no llegamos: trabajamos a ${radiusMiles} millas o menos de ${city}. Llámenos al ${phone}.`,
    window: "Elija uno de los horarios.",
    windowGone: (name, hours) => `Ya no ofrecemos este horario: ${name} (${hours}). Elija otro.`,
    windowOver: (name) => `El horario ${name} ya pasó por hoy. Elija otro más tarde u otro día.`,
  },
};
