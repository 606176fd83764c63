import type { ReactNode } from "react";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { CopyField } from "./CopyField.tsx";
import type { SettingsPage } from "./settings-page.server.ts";

/** Whether texts go out, what to paste into Twilio, and how to try it (rule 445). */
export function TextsPage({ texts, form }: SettingsPage & { form: ReactNode }) {
  const { from, areFiles, address } = texts;
  return (
    <>
      <section className="block">
        <h2>{from === null ? "Texts are not set up" : "Texts are on"}</h2>
        <p>{from === null ? notSent(areFiles) : `They go out through Twilio from ${from}.`}</p>
        {from === null && (
          <p className="small">
            Open an account at twilio.com and register a number for texts from a business. Then fill
            in what its console shows.
          </p>
        )}
      </section>
      {form}
      <section className="block">
        <h2>Answers from customers</h2>
        <p className="small">
          In Twilio&rsquo;s console, at your number or messaging service, under &ldquo;A message
          comes in&rdquo;: a webhook with HTTP POST to this address. Without it STOP, C and answers
          don&rsquo;t reach you. Delivery reports need no setting.
        </p>
        <CopyField id="texts-address" label="Webhook for incoming texts" text={address} />
        <HttpsNote address={address} service="Twilio" />
      </section>
      {from !== null && (
        <section className="block">
          <h2>Try it with your own phone</h2>
          <ol className="steps">
            <li>Text &ldquo;Hello&rdquo; to {from}. It appears in the inbox.</li>
            <li>Answer it there. Your phone gets the answer.</li>
            <li>Text STOP, then START: you get nothing in between.</li>
          </ol>
          <p className="small">
            If one of them fails, press Text me a test above: it asks Twilio and says what to fix.
          </p>
        </section>
      )}
    </>
  );
}

function notSent(areFiles: boolean): string {
  return areFiles
    ? "Texts are written as files into the outbox on the server. Customers get none."
    : "Customers aren't asked whether they want texts, and nobody is texted.";
}

/** Whether cards are taken, and what to paste into Stripe (rule 445). */
export function CardsPage({ cards, form }: SettingsPage & { form: ReactNode }) {
  const { mode, hasWebhook, address, events } = cards;
  return (
    <>
      <section className="block">
        <h2>{mode === "off" ? "Cards are not set up" : "Cards are on"}</h2>
        <p>
          {mode === "off"
            ? "Customers can't pay by card on your site."
            : "Once a job is done, customers can pay on Stripe's page."}
        </p>
        {mode === "off" && (
          <p className="small">
            At dashboard.stripe.com, under API keys, make a restricted key that may write Checkout
            Sessions and Charges and Refunds. Paste it below.
          </p>
        )}
        {mode === "test" && (
          <p>
            The key is of Stripe&rsquo;s <b>test mode</b>: no real card can pay. Try it with card
            number 4242 4242 4242 4242, then set the live key and the secret of the live webhook.
          </p>
        )}
      </section>
      {form}
      <section className="block">
        <h2>What Stripe tells the site</h2>
        <p>
          {hasWebhook
            ? "The webhook's signing secret is set."
            : "The webhook's signing secret is not set. Payments show up to 15 minutes late, disputes never."}
        </p>
        <p className="small">
          At dashboard.stripe.com, under Webhooks, add an endpoint with this address and these
          events. Paste its signing secret above.
        </p>
        <CopyField id="cards-address" label="Webhook address" text={address} />
        <p className="small">
          <b>Events</b>
        </p>
        <ul className="codes">
          {events.map((event) => (
            <li key={event}>
              <code>{event}</code>
            </li>
          ))}
        </ul>
        <HttpsNote address={address} service="Stripe" />
      </section>
    </>
  );
}

const STATES = {
  mail: {
    on: ["Emails go out", "Customers get their confirmations, and you get your notices."],
    off: [
      "No email goes out",
      "They are written as files into the outbox on the server. Make a key at resend.com, or take your provider's " +
        "mail server.",
    ],
  },
  maps: {
    on: ["Google finds addresses", "To the house."],
    off: [
      "Addresses are found by their ZIP",
      "Good enough to book. With a key of Google's Geocoding API the map and the route are exact.",
    ],
  },
  model: {
    on: ["A model reads the chat", "Where it doesn't answer, the built-in reader does."],
    off: [
      "The built-in reader answers the chat",
      "With a key, a model reads what customers write, and their photos.",
    ],
  },
} as const;

/** What a service does at present. */
export function ServiceState({ service, isOn }: { service: keyof typeof STATES; isOn: boolean }) {
  const [title, words] = STATES[service][isOn ? "on" : "off"];
  return (
    <section className="block">
      <h2>{title}</h2>
      <p>{words}</p>
    </section>
  );
}

function HttpsNote({ address, service }: { address: string; service: string }) {
  if (address.startsWith("https:")) return null;
  return (
    <p className="small">
      {service} reaches only https addresses. Set SITE_URL to your site&rsquo;s own first.
    </p>
  );
}

/** What has to be set or looked after on the machine. */
export function ServerPage({ problems, sendsMail, toSet, care }: SettingsPage) {
  const { name } = useBusiness();
  return (
    <section className="block">
      <h2>On the server</h2>
      <p>
        {care.disk}.{" "}
        {care.waitingMail > 0 &&
          `${care.waitingMail} ${care.waitingMail === 1 ? "email waits" : "emails wait"} for the mail service. `}
        {care.backups[0] && `The newest backup is ${care.backups[0].age}.`}
      </p>
      {problems.length === 0 ? (
        <p>Nothing to do. {sendsMail && `${name}'s emails go out.`}</p>
      ) : (
        <p className="small">
          What is set on the server is set {toSet}. The site reads it when it starts.
        </p>
      )}
      <ul className="rows">
        {problems.map(({ key, title, words }) => (
          <li key={key}>
            <span>
              <b>{title}</b>
              <small>{words}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
