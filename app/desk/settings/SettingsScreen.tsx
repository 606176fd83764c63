import { Link } from "@remix-run/react";
import { BackupSettings, UpdateSettings, WatchSettings } from "#app/desk/care/CareSettings.tsx";
import { CopySettings } from "#app/desk/care/CopySettings.tsx";
import type { FoundCopy, RehearsalView } from "#app/desk/care/care-post.server.ts";
import type { Typed } from "#app/desk/DeskForm.tsx";
import { DeskIcon } from "#app/desk/DeskIcon.tsx";
import { DeskTop } from "#app/desk/DeskTop.tsx";
import type { Finding } from "#app/desk/doctor/finding.ts";
import type { MailDomain } from "#app/desk/doctor/mail-domain.server.ts";
import { TextLists } from "#app/desk/page-texts/TextLists.tsx";
import { AreaSettings } from "./AreaSettings.tsx";
import { AskingSettings } from "./AskingSettings.tsx";
import type { AreaForm } from "./area-form.server.ts";
import { FactsSettings } from "./FactsSettings.tsx";
import { HoursSettings, NoticeSettings } from "./HoursSettings.tsx";
import { LookSettings } from "./LookSettings.tsx";
import type { LookPreview } from "./look-page.server.ts";
import { MailRecords } from "./MailRecords.tsx";
import { DevicesSettings, FeedSettings, ReviewsSettings } from "./OtherSettings.tsx";
import { RecoverySettings } from "./RecoverySettings.tsx";
import { ServiceForm } from "./ServiceForm.tsx";
import { CardsPage, ServerPage, ServiceState, TextsPage } from "./ServicePages.tsx";
import { TaxSettings, YardSettings } from "./ShopSettings.tsx";
import type { Service } from "./service-fields.ts";
import type { SettingGroup } from "./setting-lines.ts";
import type { SettingsPage } from "./settings-page.server.ts";
import { SETTINGS_PATH, SUBJECTS, type Subject } from "./subjects.ts";
import "#app/desk/styles/inbox.css";
import "#app/desk/styles/job.css";
import "#app/desk/styles/settings.css";
import "#app/ui/styles/form.css";
import "#app/ui/styles/radios.css";
import "#app/ui/styles/table.css";

type SettingsProps = SettingsPage & {
  /** Null: the overview. */
  subject: Subject | null;
  groups: readonly SettingGroup[];
  /** On the page of where the owner works alone. */
  area: AreaForm | null;
  /** How far the set-up is; null: all of it is done. */
  setUp: string | null;
  /** The owner has not opened the site yet. */
  isClosed: boolean;
  answer:
    | {
        problem: string;
        advice: string;
        feed: string | null;
        typed: Typed | null;
        rehearsal?: RehearsalView;
        findings?: readonly Finding[] | null;
        preview?: LookPreview;
        mailDomain?: MailDomain;
        recovery?: readonly string[];
        copies?: readonly FoundCopy[];
      }
    | undefined;
};

const SETTINGS = { to: SETTINGS_PATH, label: "Settings" };
const SET_UP = { to: "/desk/set-up", label: "Set up" };

/** The owner's settings: the overview, or the page of one subject (rule 444). */
export function SettingsScreen(page: SettingsProps) {
  const { subject, groups, setUp } = page;
  if (subject === null) return <Overview groups={groups} setUp={setUp} />;
  return (
    <>
      <DeskTop
        key={subject}
        title={SUBJECTS[subject].title}
        help={SUBJECTS[subject].help}
        back={page.isClosed ? SET_UP : SETTINGS}
      />
      <div className="wrap setcols">
        <nav className="jump" aria-label="Settings">
          {groups.flatMap(({ lines }) =>
            lines.map(({ id, to, title }) => (
              <Link key={id} to={to} aria-current={id === subject ? "page" : undefined}>
                {title}
              </Link>
            )),
          )}
        </nav>
        <div className="setgrid">
          <SubjectForms {...page} subject={subject} />
        </div>
      </div>
    </>
  );
}

function Overview({ groups, setUp }: Pick<SettingsProps, "groups" | "setUp">) {
  return (
    <>
      <DeskTop
        title="Settings"
        help={
          <>
            One line for each subject, and how it stands. Press a line to change it: what you save
            counts on the whole site at once.
          </>
        }
      />
      <div className="wrap desk__narrow desk__task">
        {setUp !== null && (
          <ul className="setlist">
            <li>
              <Link to={SET_UP.to}>
                <b>Set up</b>
                <span>{setUp}</span>
                <DeskIcon name="chevron-right" />
              </Link>
            </li>
          </ul>
        )}
        {groups.map(({ title, lines }) => (
          <section className="block" key={title}>
            <h2>{title}</h2>
            <ul className="setlist">
              {lines.map((line) => (
                <li key={line.id} id={line.id}>
                  <Link to={line.to}>
                    <b>{line.title}</b>
                    <span>{line.state}</span>
                    <DeskIcon name="chevron-right" />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function SubjectForms(page: SettingsProps & { subject: Subject }) {
  const { answer, requestId, seen, settings } = page;
  /** What was typed into a form that was refused, which shows it again (rule 237). */
  const typedInto = (...intents: string[]) =>
    answer?.typed && intents.includes(answer.typed.intent ?? "") ? answer.typed : null;
  const form = (service: Service) => (
    <ServiceForm
      shown={page.services[service]}
      requestId={requestId}
      typed={typedInto(`set-${service}`, `remove-${service}`)}
      tried={typedInto(`try-${service}`)}
      findings={typedInto(`try-${service}`) && (answer?.findings ?? null)}
    />
  );
  switch (page.subject) {
    case "business":
      return form("business");
    case "look":
      return <LookSettings {...page} typed={typedInto("look")} preview={answer?.preview ?? null} />;
    case "mail":
    case "maps":
    case "model":
      return (
        <>
          <ServiceState service={page.subject} isOn={page.services[page.subject].isOn} />
          {form(page.subject)}
          {page.subject === "mail" && page.services.mail.isOn && (
            <MailRecords
              requestId={requestId}
              found={answer?.mailDomain ?? null}
              typed={typedInto("check-domain")}
            />
          )}
        </>
      );
    case "area":
      return (
        page.area && (
          <AreaSettings
            requestId={requestId}
            seen={seen.area}
            typed={typedInto("area")}
            area={page.area}
          />
        )
      );
    case "hours":
      return <HoursSettings {...page} typedInto={typedInto} />;
    case "notice":
      return <NoticeSettings {...page} typedInto={typedInto} />;
    case "tax":
      return <TaxSettings {...page} typed={typedInto("tax")} />;
    case "yard":
      return (
        <YardSettings
          requestId={requestId}
          yard={settings.yard}
          seen={seen.yard}
          typed={typedInto("yard")}
        />
      );
    case "facts":
      return <FactsSettings {...page} typed={typedInto("facts")} />;
    case "questions":
      return <TextLists requestId={requestId} lists={page.pageTexts} />;
    case "reviews":
      return (
        <>
          <ReviewsSettings {...page} typed={typedInto("add-review")} />
          <AskingSettings
            requestId={requestId}
            link={settings.reviewLink}
            sums={page.reviewSums}
            seen={seen.reviewLink}
            typed={typedInto("review-link")}
          />
        </>
      );
    case "feed":
      return <FeedSettings {...page} seen={seen.feedHash} feed={answer?.feed ?? null} />;
    case "devices":
      return <DevicesSettings {...page} />;
    case "recovery":
      return (
        <RecoverySettings
          {...page.recovery}
          requestId={requestId}
          codes={answer?.recovery ?? null}
          typed={typedInto("new-recovery")}
        />
      );
    case "texts":
      return <TextsPage {...page} form={form("texts")} />;
    case "cards":
      return <CardsPage {...page} form={form("cards")} />;
    case "update":
      return <UpdateSettings {...page} />;
    case "backups":
      return (
        <BackupSettings
          {...page}
          rehearsal={answer?.rehearsal ?? null}
          typed={typedInto("restore", "seal-keys", "open-keys")}
        />
      );
    case "copy":
      return <CopySettings {...page} form={form("copy")} found={answer?.copies ?? null} />;
    case "watch":
      return <WatchSettings {...page} typed={typedInto("ping")} />;
    case "server":
      return <ServerPage {...page} />;
  }
}
