import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { sayTo } from "#app/lib/language.ts";
import { questions } from "#app/services.server.ts";
import { BusinessFacts } from "#app/site/frame/BusinessFacts.tsx";
import { faqPage } from "#app/site/seo/structured-data.ts";
import { useBusiness } from "#app/ui/BusinessContext.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { pageMeta } from "#app/ui/meta.ts";
import { PageLink } from "#app/ui/PageLink.tsx";
import { PhoneLink } from "#app/ui/PhoneLink.tsx";
import type { Question } from "./question.ts";
import "#app/ui/styles/folds.css";
import { words } from "./words.ts";
import "./faq.css";

export const handle = { isCached: true };

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
    picture: "faq",
    structuredData: () => [faqPage((args.data?.questions ?? []).filter(({ lang }) => !lang))],
  });

export function loader({ request }: LoaderFunctionArgs) {
  return { questions: sayTo(request, questions) };
}

export default function Faq() {
  const { questions } = useLoaderData<typeof loader>();
  const { phone } = useBusiness();
  useOpenLinkedAnswer();
  return (
    <div className="wrap faq-page">
      <div className="split split--top">
        <div className="faq-head">
          <h1>{words.title}</h1>
          <p className="lede">{words.lede}</p>
          <PhoneLink className="btn btn--line">
            <Icon name="phone" />
            <span translate="no">{phone}</span>
          </PhoneLink>
          <BusinessFacts />
        </div>
        <div className="folds faq">
          {questions.map((question, at) => (
            <Answer key={question.id} {...question} isOpen={at === 0} />
          ))}
        </div>
      </div>
    </div>
  );
}

/**
 * The anchor is on the answer inside <details>, as browsers open the element that a link points
 * into, without a script. The browser may have done so before React hydrates, hence
 * suppressHydrationWarning.
 */
function Answer(props: Question & { isOpen: boolean }) {
  const { id, formerId, question, answer, html, link, lang, isOpen } = props;
  return (
    <details open={isOpen} suppressHydrationWarning>
      <summary lang={lang}>
        {question}
        <Icon name="plus" />
      </summary>
      <div id={id} className="faq__answer">
        {formerId && <span id={formerId} />}
        {html ? (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React on the server (rule 530)
          <div className="faq__own" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <p>{answer}</p>
        )}
        <p className="row">
          {link && <PageLink to={link.to}>{link.label}</PageLink>}
          <a className="faq__link" href={`#${id}`}>
            {words.link}
            <span className="vh" lang={lang}>
              : {question}
            </span>
          </a>
        </p>
      </div>
    </details>
  );
}

/** A navigation by script scrolls to the answer but does not open it. */
function useOpenLinkedAnswer() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is that of another visit to the same hash
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null;
    const details = answer?.closest("details");
    if (!answer || !details || details.open) return;
    details.open = true;
    answer.scrollIntoView();
  }, [hash, key]);
}
