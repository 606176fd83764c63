import type { words as en } from "./words.en.tsx";

export const words: typeof en = {
  title: "Pago con tarjeta",
  show: "Tarjeta: muestre este código",
  paid: "Pagado",
  help:
    "El cliente apunta su teléfono al código y paga en su propia pantalla. Esta página avisa " +
    "cuando llega el dinero.",
  point: (name, sum) => (
    <>
      {name} apunta aquí la cámara de su teléfono y paga {sum} en la página de Stripe. Ahí se le
      pregunta por la propina.
    </>
  ),
  code: (name) => `Código QR con el que ${name} paga con tarjeta`,
  notPaid: "Todavía no está pagado.",
  look: "Mirar otra vez",
  hasPaid: (name) => <>{name} ya pagó. No falta nada por pagar.</>,
  back: "Volver al trabajo",
};
