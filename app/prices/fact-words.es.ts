import type { words as en } from "./fact-words.en.ts";

export const words: typeof en = {
  license: "Licencia",
  insurance: "Seguro",
  checks: "Verificación de antecedentes",
  since: "En el negocio desde",
  payments: "Formas de pago",
  hours: "Horario",
};
