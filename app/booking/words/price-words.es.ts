import type { words as en } from "./price-words.en.ts";

export const words: typeof en = {
  refusals: {
    ended: {
      problem: "Esta recogida ya terminó o está cancelada.",
      advice: "La respuesta no se guardó. Si algo está mal, llámenos.",
    },
    gone: {
      problem: "Ya no hay un precio nuevo que contestar.",
      advice: "La respuesta no se guardó. Sigue el precio que reservó.",
    },
    stale: {
      problem: "El precio o la lista cambió desde que abrió esta página.",
      advice: "La respuesta no se guardó. Aquí está el precio de ahora.",
    },
    answered: {
      problem: "Este precio ya se había contestado.",
      advice: "Cuenta la primera respuesta, y esta no se guardó.",
    },
    "no-name": {
      problem: "Escriba su nombre para aprobar el precio.",
      advice: "Todavía no se guardó nada.",
    },
  },
  title: "Su precio nuevo",
  heading: "Un precio nuevo para su recogida",
  stale: "La reservación cambió desde que se hizo este precio. Ya no se puede aprobar.",
  signer: "Su nombre, para aprobar",
  approve: (price) => `Aprobar ${price}`,
  decline: "No aceptar",
  ifDeclined: "Si no lo acepta, sigue el precio que reservó.",
  declined: "No aceptó el precio nuevo",
  stands: (price) => `No cambió nada. Sigue el precio que reservó: ${price}.`,
  approved: (price) => `Gracias. El precio nuevo es ${price}.`,
  approvedBy: "Lo aprobó ",
  whatApproved: "Qué se aprobó",
};
