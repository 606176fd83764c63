import { Link } from "@remix-run/react";
import type { Typed } from "#app/desk/DeskForm.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import type { Review } from "#app/site/review.ts";
import { AskingSettings, type AskingSettingsProps } from "./AskingSettings.tsx";
import { FactsSettings, type FactsSettingsProps } from "./FactsSettings.tsx";
import { HoursSettings, type HoursSettingsProps } from "./HoursSettings.tsx";
import {
  type DeviceRow,
  DevicesSettings,
  FeedSettings,
  ReviewsSettings,
} from "./OtherSettings.tsx";
import { TaxSettings, type TaxSettingsProps, type Yard, YardSettings } from "./ShopSettings.tsx";
import "#app/desk/styles/inbox.css";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/radios.css";
import "#app/ui/styles/table.css";

type SettingsProps = Omit<HoursSettingsProps, "typedInto"> &
  Omit<TaxSettingsProps, "typed"> &
  Omit<FactsSettingsProps, "typed"> & {
    settings: { yard: Yard | null; reviewLink: string | null };
    reviewSums: AskingSettingsProps["sums"];
    hasFeed: boolean;
    seen: { yard: string; feedHash: string; reviewLink: string };
    devices: readonly DeviceRow[];
    reviews: readonly Review[];
    /** How: "in .env". */
    toSet: string;
    placeholders: readonly { name: string; title: string; words: string }[];
    answer:
      | { problem: string; advice: string; feed: string | null; typed: Typed | null }
      | undefined;
  };

const PARTS = [
  ["windows", "Windows"],
  ["capacity", "Capacity"],
  ["closed", "Other days"],
  ["notice", "Notice"],
  ["tax", "Sales tax"],
  ["yard", "Yard"],
  ["facts", "About us"],
  ["reviews", "Reviews"],
  ["asking", "Asking for reviews"],
  ["feed", "Calendar feed"],
  ["devices", "Devices"],
] as const;

/** The owner's settings, each in a form of its own. */
export function SettingsScreen(page: SettingsProps) {
  const { requestId, answer, placeholders } = page;
  /** What was typed into a form that was refused, which shows it again (rule 237). */
  const typedInto = (...intents: string[]) =>
    answer?.typed && intents.includes(answer.typed.intent ?? "") ? answer.typed : null;
  return (
    <>
      <DeskTop title="Settings" />
      <div className="wrap setcols">
        <nav className="jump" aria-label="Settings">
          <Link to="/desk/prices">Prices</Link>
          <Link to="/desk/crew">Crew</Link>
          {PARTS.map(([id, label]) => (
            <a key={id} href={`#${id}`}>
              {label}
            </a>
          ))}
        </nav>
        <div className="setgrid">
          <HoursSettings {...page} typedInto={typedInto} />
          <TaxSettings {...page} typed={typedInto("tax")} />
          <YardSettings
            requestId={requestId}
            yard={page.settings.yard}
            seen={page.seen.yard}
            typed={typedInto("yard")}
          />
          <FactsSettings {...page} typed={typedInto("facts")} />
          <ReviewsSettings
            requestId={requestId}
            reviews={page.reviews}
            today={page.today}
            typed={typedInto("add-review")}
          />
          <AskingSettings
            requestId={requestId}
            link={page.settings.reviewLink}
            sums={page.reviewSums}
            seen={page.seen.reviewLink}
            typed={typedInto("review-link")}
          />
          <FeedSettings
            requestId={requestId}
            hasFeed={page.hasFeed}
            seen={page.seen.feedHash}
            feed={answer?.feed ?? null}
          />
          <DevicesSettings requestId={requestId} devices={page.devices} />
          {placeholders.length > 0 && (
            <section className="block" id="machine">
              <h2>On the server</h2>
              <p className="small">Set these {page.toSet}. The site reads them when it starts.</p>
              <ul className="rows">
                {placeholders.map(({ name, title, words }) => (
                  <li key={name}>
                    <span>
                      <b>{name}</b>
                      <small>
                        {title}. {words}
                      </small>
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </>
  );
}
