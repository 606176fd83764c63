import { directionsTo } from "#app/jobs/map-links.ts";
import { phoneHref, textHref } from "#app/lib/phone.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { DeskIcon } from "./DeskIcon.tsx";

type ContactLinksProps = { name: string; phone: string; address: string };

export function ContactLinks({ name, phone, address }: ContactLinksProps) {
  return (
    <div className="trio">
      <a className="btn btn--line" href={phoneHref(phone)} aria-label={`Call ${name}`}>
        <Icon name="phone" />
        Call
      </a>
      <a className="btn btn--line" href={textHref(phone)} aria-label={`Text ${name}`}>
        <DeskIcon name="message-square" />
        Text
      </a>
      <a
        className="btn btn--line"
        href={directionsTo(address)}
        aria-label={`Navigate to ${name}`}
        target="_blank"
        rel="noreferrer"
      >
        <DeskIcon name="navigation" />
        Navigate
      </a>
    </div>
  );
}
