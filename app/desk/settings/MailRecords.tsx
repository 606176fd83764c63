import { DeskForm, SubmitButton, type Typed } from "#app/desk/DeskForm.tsx";
import { useInView } from "#app/desk/DeskSaid.tsx";
import type { MailDomain } from "#app/desk/doctor/mail-domain.server.ts";
import type { DnsRecord, MailRecord } from "#app/desk/doctor/mail-records.ts";
import { TextField } from "#app/ui/Field.tsx";
import { CopyText } from "./CopyField.tsx";

const FLAGS = {
  right: ["flag flag--done", "Right"],
  missing: ["flag flag--wait", "Missing"],
  other: ["flag flag--wait", "Says something else"],
  ask: ["flag", "Ask your provider"],
  unknown: ["flag", "Not known"],
} as const;

const WHAT_FOR: Record<MailRecord["kind"], string> = {
  SPF: "Which servers may send emails for you",
  DKIM: "The signature of your emails",
  DMARC: "What happens to emails that are not yours",
  "Returned emails": "Where emails go that can't be delivered",
};

type RecordsProps = {
  requestId: string;
  /** What was found; null: it was not asked for. */
  found: MailDomain | null;
  /** What was typed where it was refused, or asked for. */
  typed: Typed | null;
};

/** What the DNS says of the sender's domain, and what to add there (rules 545 to 547). */
export function MailRecords({ requestId, found, typed }: RecordsProps) {
  return (
    <>
      <DeskForm intent="check-domain" requestId={requestId} className="block">
        <h2>So that emails arrive</h2>
        <p className="small">
          Mailboxes trust emails whose domain names who sends them. Three records say so: SPF, DKIM
          and DMARC. We look them up and show what to add where you registered the domain.
        </p>
        {(found?.asksSelector || typed?.selectorError) && (
          <TextField
            name="selector"
            label="Name of your DKIM key"
            width="field--half"
            hint="The part before ._domainkey, as your mail provider shows it. Blank if you don't know it."
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            defaultValue={typed?.selector}
            error={typed?.selectorError}
          />
        )}
        <div>
          <SubmitButton>Check my domain</SubmitButton>
        </div>
      </DeskForm>
      {found && <Records found={found} of={requestId} />}
    </>
  );
}

function Records({ found: { domain, problem, records }, of }: { found: MailDomain; of: string }) {
  const place = useInView<HTMLElement>(of);
  const toDo = records.filter(({ state }) => state !== "right").length;
  return (
    <section className="block" ref={place} id="said" tabIndex={-1} role="status">
      <h2>
        {toDo === 0 && problem === null ? `All is right at ${domain}` : `What ${domain} says`}
      </h2>
      {problem && <p>{problem}</p>}
      {records.some(({ add }) => add !== null) && (
        <p className="small">
          Sign in where you registered the domain and look for “DNS records”. Many registrars add{" "}
          <code>.{domain}</code> to a name by themselves: then leave that end off. A change can take
          an hour until it is seen.
        </p>
      )}
      {records.map((record) => (
        <Record key={`${record.kind} ${record.add?.name ?? ""}`} record={record} />
      ))}
    </section>
  );
}

function Record({ record: { kind, state, words, found, add } }: { record: MailRecord }) {
  const [flag, flagWords] = FLAGS[state];
  return (
    <div className="dns">
      <div className="row between">
        <h3>{kind}</h3>
        <span className={flag}>{flagWords}</span>
      </div>
      <p className="small muted">{WHAT_FOR[kind]}</p>
      <p>{words}</p>
      {found.length > 0 && (
        <>
          <p className="small">There now:</p>
          {found.map((text) => (
            <code key={text} className="copied">
              {text}
            </code>
          ))}
        </>
      )}
      {add && <ToAdd kind={kind} add={add} isChange={state === "other"} />}
    </div>
  );
}

function ToAdd({
  kind,
  add: { type, name, value, priority },
  isChange,
}: {
  kind: string;
  add: DnsRecord;
  isChange: boolean;
}) {
  return (
    <>
      <p className="small">{isChange ? "Change it to:" : "Add:"}</p>
      <CopyText label="Type" of={kind} text={type} />
      <CopyText label="Name" of={kind} text={name} />
      <CopyText label="Value" of={kind} text={value} />
      {priority !== undefined && <CopyText label="Priority" of={kind} text={String(priority)} />}
    </>
  );
}
