import type { words as en } from "./job-refusal-words.en.ts";

export const words: typeof en = {
  note: {
    tooLong: (most) => ({
      problem: `La nota tiene más de ${most} caracteres.`,
      advice: "No se cambió nada. Acórtela.",
    }),
    same: { problem: "Esa ya es la nota.", advice: "No se cambió nada." },
  },
  otherPhoto: "Tome otra foto o guarde sin foto.",
  donation: {
    noPlace: { problem: "¿A dónde se llevó?", advice: "La donación todavía no está guardada." },
    ended: {
      problem: "Este trabajo está cancelado.",
      advice: "No se cambió nada de la donación.",
    },
    outdated: (is) => ({
      problem: is
        ? `Esto cambió mientras tanto: ahora dice “${is}”.`
        : "Mientras tanto, la donación se quitó.",
      advice: "No se cambió nada. Guarde otra vez para poner lo que escribió.",
    }),
  },
  stripeUnheard: {
    problem: "Stripe no responde en este momento.",
    advice: "Mire otra vez en un minuto. Si ya está pagado, aquí se ve en un cuarto de hora.",
  },
};
