import { SPEAKS_SPANISH } from "#app/jobs/words.ts";

/** Beside a customer who has booked in Spanish (rule 572). */
export function SpeaksSpanish() {
  return (
    <span className="flag" lang="es">
      {SPEAKS_SPANISH}
    </span>
  );
}
