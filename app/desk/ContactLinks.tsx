import { directionsTo } from "#app/jobs/map-links.ts";
import { phoneHref, textHref } from "#app/lib/phone.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { DeskIcon } from "./DeskIcon.tsx";
import { words } from "./job/words.ts";

type ContactLinksProps = { name: string; phone: string; address: string };

export function ContactLinks({ name, phone, address }: ContactLinksProps) {
  return (
    <div className="trio">
      <a className="btn btn--line" href={phoneHref(phone)} aria-label={words.callWho(name)}>
        <Icon name="phone" />
        {words.call}
      </a>
      <a className="btn btn--line" href={textHref(phone)} aria-label={words.textWho(name)}>
        <DeskIcon name="message-square" />
        {words.text}
      </a>
      <a
        className="btn btn--line"
        href={directionsTo(address)}
        aria-label={words.navigateTo(name)}
        target="_blank"
        rel="noreferrer"
      >
        <DeskIcon name="navigation" />
        {words.navigate}
      </a>
    </div>
  );
}
