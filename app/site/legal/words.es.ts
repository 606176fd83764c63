import { CHANGE_UNTIL, PAGE_DAYS } from "#app/jobs/change-deadline.ts";
import { formatDollars } from "#app/lib/money.ts";
import type { LegalPage, PrivacyFacts, TermsFacts } from "./legal-page.ts";
import type { words as en } from "./words.en.ts";

const changeUntil = CHANGE_UNTIL.replace("PM", "p.m.");
const inMonths = (count: number) => (count === 1 ? "1 mes" : `${count} meses`);
const inDays = (count: number) => (count === 1 ? "1 día" : `${count} días`);
const inWeeks = (count: number) => (count === 1 ? "1 semana" : `${count} semanas`);

function privacyPage(facts: PrivacyFacts): LegalPage {
  return {
    name: "Privacidad",
    title: "Sus datos, en palabras claras",
    description:
      "Qué guardamos cuando reserva una recogida, para qué, por cuánto tiempo y quién más lo ve.",
    other: { to: "/terms", label: "Nuestros términos" },
    sections: [
      {
        id: "kept",
        title: "Qué guardamos",
        paragraphs: [
          "Cuando reserva: su nombre, correo, teléfono y dirección, el día y el horario, su lista con el " +
            "precio y las notas o fotos que agregue para el equipo. Después del trabajo: cuánto se pagó y " +
            "cómo, y su recibo.",
          ...(facts.sendsTexts
            ? [
                "Si nos pide mensajes de texto: cuándo los pidió, las palabras que leyó entonces y lo que usted " +
                  "nos escriba. Si manda STOP, guardamos su número en la lista de quienes no reciben mensajes.",
              ]
            : []),
          "Cuando pide una cotización: su nombre, teléfono o correo, código postal, lo que nos escriba y sus " +
            "fotos, para poder responderle con un precio.",
          "Cuando pide el descuento: su nombre y teléfono, para poder llamarle.",
          "Lo que escribe en el chat se queda en su navegador. Leemos cada mensaje para hacer su lista y " +
            "luego lo olvidamos: no guardamos copia.",
          "El sitio cuenta las visitas para frenar abusos. Su registro tiene direcciones de páginas y horas, pero " +
            "ningún nombre, correo, teléfono ni dirección de red.",
        ],
      },
      {
        id: "why",
        title: "Para qué lo usamos",
        paragraphs: [
          "Para calcular el precio, llegar al lugar correcto el día correcto, avisarle si algo cambia y llevar " +
            "los libros que la ley le pide a un negocio. Nada más: ni publicidad ni perfiles, y no le " +
            "vendemos ni le rentamos nada a nadie.",
          ...(facts.asksReviews
            ? [
                "Al día siguiente de una recogida quizá le pidamos una reseña en Google: una sola vez, y no más de " +
                  "una vez en 12 meses. Anotamos que abrió el enlace. Google no recibe nada de nosotros; lo que " +
                  "escriba ahí queda entre usted y Google. Con un toque en el correo deja de recibir esos " +
                  "correos; con STOP, los mensajes de texto.",
              ]
            : []),
        ],
      },
      { id: "who", title: "Quién más lo ve", paragraphs: whoSees(facts) },
      {
        id: "cookies",
        title: "Cookies",
        paragraphs: [
          cookiesWords(facts) +
            "No hay cookies de rastreo, ni análisis de visitas, ni código de otras compañías.",
        ],
      },
      {
        id: "how-long",
        title: "Cuánto tiempo lo guardamos",
        paragraphs: [
          `La página privada de una reservación funciona hasta ${inDays(PAGE_DAYS)} después de la recogida. Las ` +
            `fotos se borran ${inMonths(facts.photoMonths)} después de ella. Las de una cotización que no reservó se ` +
            "borran cuando pasa el mismo tiempo desde que la pidió. Los recibos y los trabajos a los que " +
            "pertenecen se quedan mientras nuestros libros los necesiten.",
          `Todos los días hacemos una copia de respaldo que guardamos ${inDays(facts.backupDays)}; una de cada ` +
            `semana se guarda ${inWeeks(facts.backupWeeks)}.`,
        ],
      },
      {
        id: "yours",
        title: "Véalo, corríjalo, bórrelo",
        paragraphs: [
          "El enlace privado de su reservación muestra lo que tenemos, y ahí mismo puede cambiar casi todo. " +
            "Cualquiera que tenga ese enlace puede hacer lo mismo, así que no lo comparta.",
          `Para recibir una copia, corregir algo o pedir que lo borremos, llame al ${facts.phone}. Borramos en ` +
            "todas partes su nombre, teléfono, correo, calle, notas y fotos, y solo guardamos cifras que no " +
            "nombran a nadie. De las copias de respaldo desaparecen conforme estas se vencen.",
        ],
      },
    ],
  };
}

function cookiesWords({ takesCards }: PrivacyFacts): string {
  const halfYear =
    "Solo las nuestras, y solo para que el sitio funcione: su carrito, su descuento, la última página de ciudad " +
    "que vio, cómo nos encontró la primera vez, si prefiere seguir en inglés y lo que el chat puso en su " +
    "carrito (medio año cada una)";
  return takesCards
    ? `${halfYear}, la reservación que hizo en este navegador (30 días) y la que está pagando (un día). `
    : `${halfYear}, y la reservación que hizo en este navegador (30 días). `;
}

function whoSees({
  mail,
  asksMaps,
  model,
  takesPhotos,
  sendsTexts,
  takesCards,
}: PrivacyFacts): string[] {
  return [
    "Quienes hacen su trabajo: la oficina ve su reservación; el equipo ve su nombre, teléfono, dirección, " +
      "lista y notas.",
    ...(mail === "resend"
      ? ["Resend entrega nuestros correos, así que ve su dirección de correo y lo que dicen."]
      : []),
    ...(mail === "smtp"
      ? [
          "La compañía que opera nuestro servidor de correo entrega nuestros correos, así que ve su dirección " +
            "de correo y lo que dicen.",
        ]
      : []),
    ...(sendsTexts
      ? [
          "Si nos pide mensajes de texto, Twilio los entrega, así que ve su número y lo que dicen. No le damos a " +
            "nadie su número ni su permiso de recibir mensajes con fines de publicidad.",
        ]
      : []),
    asksMaps
      ? "Google busca su dirección en el mapa, así que ve la calle, la ciudad y el código postal, pero no su nombre."
      : "Buscamos su dirección en una lista de nuestro propio servidor. Al reservar no se manda a ningún servicio " +
        "de mapas.",
    model === null
      ? "El chat se lee en nuestro propio servidor. Ningún servicio de inteligencia artificial lo ve."
      : modelWords(model, takesPhotos),
    ...(takesCards
      ? [
          "Si paga con tarjeta, lo hace en la página de Stripe, que ve su tarjeta, la cantidad, el número de orden " +
            "y el correo que escriba ahí. Nosotros nunca vemos su tarjeta.",
        ]
      : []),
    "El día de la recogida, los teléfonos del equipo abren su dirección en su aplicación de mapas.",
  ];
}

function modelWords(model: string, takesPhotos: boolean): string {
  return takesPhotos
    ? `${model} lee lo que escribe en el chat para hacer su lista. Recibe sus palabras sin su nombre, y las fotos ` +
        "que le muestre al chat, reducidas y sin lugar ni hora. No guardamos ni unas ni otras."
    : `${model} lee lo que escribe en el chat para hacer su lista. Recibe sus palabras sin su nombre. No guardamos ` +
        "nada de eso.";
}

function termsPage({ name, phone, notTaken, minimumCents }: TermsFacts): LegalPage {
  return {
    name: "Términos",
    title: "Nuestros términos",
    description: "Qué incluye una reservación, cuándo se paga y cómo se cambia o se cancela.",
    other: { to: "/privacy", label: "Qué guardamos y por cuánto tiempo" },
    sections: [
      {
        id: "booking",
        title: "Reservar",
        paragraphs: [
          "Reservar es gratis y no pide tarjeta. Con su reservación le apartamos un horario en nuestro camión. " +
            "Quizá le llamemos para confirmarla, y el día de la recogida llamamos antes de llegar.",
          "Reserve solo cosas que sean suyas, en una dirección donde tengamos permiso de cargar.",
        ],
      },
      {
        id: "price",
        title: "El precio",
        paragraphs: [
          "El precio en pantalla es el de la lista que reserva: transporte, mano de obra y disposición incluidos. " +
            `Los trabajos empiezan en ${formatDollars(minimumCents)}. La página dice si el impuesto sobre la venta ` +
            "está incluido o se agrega.",
          "Si lo que hay no coincide con su lista, el equipo le muestra el nuevo precio antes de cargar algo más, y " +
            "usted decide. El equipo confirma los trabajos especiales y los lugares fuera de nuestra zona.",
        ],
      },
      {
        id: "paying",
        title: "El pago",
        paragraphs: [
          "Usted paga cuando terminamos y recibe un recibo. Si pagó de más, le devolvemos la diferencia.",
        ],
      },
      {
        id: "changes",
        title: "Cambiar y cancelar",
        paragraphs: [
          `Mover la recogida o cambiar su lista en línea es gratis hasta las ${changeUntil} del día anterior. ` +
            "Después de esa hora, llámenos.",
          "Puede cancelar mientras el camión no haya salido. No cuesta nada.",
          "Si no podemos llegar por el clima o porque se descompuso el camión, le avisamos y le ofrecemos otros " +
            "horarios. Una recogida que no se hace no se paga.",
        ],
      },
      {
        id: "not-taken",
        title: "Lo que no podemos llevarnos",
        paragraphs: [
          notTaken.length === 0
            ? "Nada peligroso. Si tiene duda sobre algo, llámenos."
            : `Nada peligroso ni nada de esto: ${notTaken.join("; ")}. Si aparece entre sus cosas, se queda.`,
          "Lo que ya está en el camión es nuestro para donarlo, reciclarlo o desecharlo, así que revise antes " +
            "los cajones y los bolsillos.",
        ],
      },
      {
        id: "care",
        title: "Cuidado",
        paragraphs: [
          `Si algo se daña mientras trabajamos, muéstreselo al equipo o llame al ${phone} en los días siguientes ` +
            "para que lo arreglemos.",
          `Estos son los términos de ${name}. Se aplica la ley de Texas, y sus derechos como consumidor no cambian.`,
        ],
      },
    ],
  };
}

export const words: typeof en = {
  privacyPage,
  termsPage,
  modelAt: (host) => `Un modelo de lenguaje en ${host}`,
};
