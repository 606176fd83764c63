import type { words as en } from "./sign-out-words.en.ts";

export const words: typeof en = {
  needsSignal: "Para salir hace falta señal. Hasta entonces sus cambios siguen en este teléfono.",
  notSent: (count) =>
    count === 1
      ? "Falta mandar 1 cambio. Si sale, se pierde."
      : `Falta mandar ${count} cambios. Si sale, se pierden.`,
  stay: "No salir",
  anyway: "Salir de todos modos",
  signOut: "Salir",
};
