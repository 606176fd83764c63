/** The settings of the business and of the services that the owner sets on the desk (rule 490). */
import type { DeskName } from "#app/server/kept-settings.server.ts";

type Field = { label: string; hint?: string };

/** In the owner's words, also where a check names one. */
export const FIELDS: Record<DeskName, Field> = {
  BUSINESS_NAME: { label: "Name" },
  BUSINESS_PHONE: { label: "Phone", hint: "Customers see it on every page" },
  BUSINESS_ADDRESS: { label: "Address", hint: "On receipts and in emails" },
  SOCIAL_LINKS: {
    label: "Links",
    hint: "Like Facebook=https://www.facebook.com/you, with a comma between two",
  },
  OWNER_EMAIL: {
    label: "Your email",
    hint: "Booking notices and your sign-in codes go here",
  },
  MAIL_FROM: { label: "Sender address", hint: "Emails come from it: one of your own domain" },
  RESEND_API_KEY: { label: "Resend key", hint: "From resend.com, begins with re_" },
  SMTP_URL: {
    label: "Or a mail server",
    hint: "Like smtps://user:password@mail.your-provider.com:465",
  },
  STRIPE_SECRET_KEY: { label: "Stripe key", hint: "Begins with rk_live_ or sk_live_" },
  STRIPE_WEBHOOK_SECRET: { label: "Webhook signing secret", hint: "Begins with whsec_" },
  TWILIO_ACCOUNT_SID: { label: "Account SID", hint: "Begins with AC" },
  TWILIO_AUTH_TOKEN: { label: "Auth token" },
  TWILIO_FROM: { label: "Number to text from", hint: "Your Twilio number, like +17135550142" },
  GOOGLE_MAPS_API_KEY: { label: "Google Maps key" },
  OPENAI_API_KEY: { label: "Model key", hint: "From platform.openai.com" },
  OPENAI_MODEL: { label: "Model that reads the chat" },
  OPENAI_VISION_MODEL: {
    label: "Model that looks at photos",
    hint: "Blank for the same model, off for none",
  },
  COPY_ENDPOINT: {
    label: "Address of the storage",
    hint: "Called endpoint there, like s3.us-west-004.backblazeb2.com",
  },
  COPY_BUCKET: { label: "Bucket", hint: "Its name, as you made it there" },
  COPY_REGION: { label: "Region", hint: "Blank where the address has it" },
  COPY_KEY_ID: { label: "Key ID", hint: "Of a key that may read, write and delete in the bucket" },
  COPY_SECRET_KEY: { label: "Secret key", hint: "Shown once, when the key is made" },
};

/** A form each: its settings, and what its button says where it can be tried. */
export const SERVICES = {
  business: {
    names: ["BUSINESS_NAME", "BUSINESS_PHONE", "OWNER_EMAIL", "BUSINESS_ADDRESS", "SOCIAL_LINKS"],
    tries: null,
  },
  mail: { names: ["RESEND_API_KEY", "SMTP_URL", "MAIL_FROM"], tries: "Send me a test" },
  texts: {
    names: ["TWILIO_ACCOUNT_SID", "TWILIO_AUTH_TOKEN", "TWILIO_FROM"],
    tries: "Text me a test",
  },
  cards: { names: ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"], tries: "Try it" },
  maps: { names: ["GOOGLE_MAPS_API_KEY"], tries: "Try it" },
  model: { names: ["OPENAI_API_KEY", "OPENAI_MODEL", "OPENAI_VISION_MODEL"], tries: "Try it" },
  copy: {
    names: ["COPY_ENDPOINT", "COPY_BUCKET", "COPY_REGION", "COPY_KEY_ID", "COPY_SECRET_KEY"],
    tries: "Try it",
  },
} as const satisfies Record<string, { names: readonly DeskName[]; tries: string | null }>;

export type Service = keyof typeof SERVICES;

export const SERVICE_NAMES = Object.keys(SERVICES) as Service[];

/** What a press of a service's form asks for; null: it is none of theirs. */
export function servicePress(
  intent: string,
): { press: "set" | "remove" | "try"; service: Service } | null {
  const [press, service] = intent.split("-");
  if (press !== "set" && press !== "remove" && press !== "try") return null;
  return SERVICE_NAMES.includes(service as Service) ? { press, service: service as Service } : null;
}

/** The presses of a service's forms. */
export function intentsOf(service: Service): string[] {
  return ["set", "remove", "try"].map((press) => `${press}-${service}`);
}

/** Words in which a check names variables, with the names that the desk has for them. */
export function inDeskWords(words: string): string {
  const short = words.replace(/, and [A-Z_]{1,40} if it is set/g, "");
  return short.replace(/\b[A-Z]{3,}(?:_[A-Z]+)+\b/g, (name) => {
    const field = (FIELDS as Record<string, Field | undefined>)[name];
    return field ? `"${field.label}"` : name;
  });
}

export type ShownField = {
  name: DeskName;
  isSecret: boolean;
  /** "lost": it was set here, and the key that opens it is gone. */
  state: "off" | "server" | "here" | "lost";
  /** As it is typed; "" for a secret. */
  value: string;
  /** The last characters of a secret that is long enough; "" else. */
  end: string;
};

/** One form with all that it shows. */
export type ShownService = {
  service: Service;
  seen: string;
  fields: ShownField[];
  isOn: boolean;
  /** Whether a change of its protected settings needs a code (rule 493). */
  asksCode: boolean;
  /** Where a test text may go: the business's number, once it is the owner's own; null: not known. */
  ownPhone: string | null;
};
