import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { mailWay } from "#app/choose-services.server.ts";
import { sayTo, spokenLanguage, withoutLanguage } from "#app/lib/language.ts";
import { env } from "#app/server/env.server.ts";
import {
  asksReviews,
  business,
  notAcceptedIn,
  shopNumbers,
  takesPhotos,
  textTerms,
} from "#app/services.server.ts";
import { pageMeta } from "#app/ui/meta.ts";
import { PageLink } from "#app/ui/PageLink.tsx";
import { breadcrumbs } from "#app/ui/structured-data.ts";
import type { LegalPage } from "./legal-page.ts";
import { words } from "./words.ts";
import "#app/site/blog/prose.css";
import "./legal.css";

export const handle = { keep: "main" };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: args.data?.name ?? "",
    description: args.data?.description ?? "",
    picture: "faq",
    structuredData: (site) => [
      breadcrumbs(site, [{ name: args.data?.name ?? "", path: args.location.pathname }]),
    ],
  });

/** /privacy and /terms. */
export function loader({ request }: LoaderFunctionArgs): LegalPage {
  const page = withoutLanguage(new URL(request.url).pathname).startsWith("/terms")
    ? terms
    : privacy;
  return sayTo(request, page);
}

function terms(): LegalPage {
  const { minimumCents } = shopNumbers();
  const notTaken = notAcceptedIn(spokenLanguage()).map(({ name }) => name);
  return words.termsPage({ ...business, minimumCents, notTaken });
}

function privacy(): LegalPage {
  return words.privacyPage({
    mail: mailWay(env),
    asksMaps: env.GOOGLE_MAPS_API_KEY !== undefined,
    model: env.OPENAI_API_KEY ? modelRunner(env.OPENAI_BASE_URL) : null,
    takesPhotos: takesPhotos(),
    takesCards: business.takesCards ?? false,
    sendsTexts: textTerms.isSending,
    asksReviews: asksReviews(),
    photoMonths: env.PHOTO_MONTHS,
    backupDays: env.BACKUP_DAILY,
    backupWeeks: env.BACKUP_WEEKLY,
    phone: business.phone,
  });
}

/** Who runs the model, for a reader: OpenAI, or the host of another endpoint. */
function modelRunner(baseUrl: string | undefined): string {
  return baseUrl === undefined ? "OpenAI" : words.modelAt(new URL(baseUrl).hostname);
}

/** One column of plain text, each heading with an anchor. */
export default function Legal() {
  const { title, description, sections, other } = useLoaderData<typeof loader>();
  return (
    <div className="wrap prose legal">
      <h1>{title}</h1>
      <p className="lede">{description}</p>
      {sections.map(({ id, title, paragraphs }) => (
        <section key={id} id={id} className="prose">
          <h2>{title}</h2>
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </section>
      ))}
      <p>
        <PageLink to={other.to}>{other.label}</PageLink>
      </p>
    </div>
  );
}
