import { useBusiness } from "#app/ui/BusinessContext.tsx";
import "./business-facts.css";

/** What the owner says of the business (rule 348); nothing while none of it is filled in. */
export function BusinessFacts() {
  const { facts = [] } = useBusiness();
  if (facts.length === 0) return null;
  return (
    <dl className="about-us">
      {facts.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
