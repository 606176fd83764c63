import {
  data,
  type HeadersArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import {
  inLanguage,
  SPANISH_BASE,
  sayTo,
  spokenLanguage,
  withoutLanguage,
} from "#app/lib/language.ts";
import {
  posts,
  questionCount,
  shopIn,
  standardPostsIn,
  textShowing,
} from "#app/services.server.ts";
import type { DrawnText } from "#app/site/page-texts/drawn-text.ts";
import { drawText } from "#app/site/page-texts/read-text.server.tsx";
import type { ShownPost } from "#app/site/page-texts/shown-texts.server.ts";
import { blogPosting } from "#app/site/seo/structured-data.ts";
import { pageMeta } from "#app/ui/meta.ts";
import { breadcrumbs } from "#app/ui/structured-data.ts";
import { Truck } from "#app/ui/Truck.tsx";
import { OwnSections } from "./OwnSections.tsx";
import { PostDates } from "./PostDates.tsx";
import { type Heading, type Post, pricedProducts, summaryOf } from "./post.ts";
import { words } from "./post-words.ts";
import { ProductsProvider } from "./products.ts";
import "./blog.css";
import "#app/ui/styles/card.css";
import "./crumbs.css";
import "./prose.css";
import "#app/ui/styles/table.css";
import "#app/ui/styles/task.css";

export const handle = { isCached: true };

export const meta: MetaFunction<typeof loader> = (args) => {
  if (!args.data) return [];
  const { post } = args.data;
  const tags = pageMeta(args, {
    title: post.title,
    description: post.description,
    picture: args.data.own ? "blog" : `post-${post.slug}`,
    article: { published: post.date, modified: post.updated },
    structuredData: (site) =>
      post.lang
        ? []
        : [
            blogPosting(site, post, args.data?.own ? "blog" : `post-${post.slug}`),
            breadcrumbs(site, [
              { name: "Blog", path: "/blog" },
              { name: post.title, path: `/blog/${post.slug}` },
            ]),
          ],
  });
  // Its canonical address is the English one (rule 563); said here, as each page's script has `pageMeta`.
  if (!post.lang) return tags;
  return tags.map((tag) =>
    "rel" in tag ? { ...tag, href: `${tag.href}`.replace(SPANISH_BASE, "") } : tag,
  );
};

const MOST_OTHERS = 2;
/** As many the site comes with: "Ten short answers". */
const STANDARD_QUESTIONS = 10;

export function headers({ loaderHeaders }: HeadersArgs) {
  return loaderHeaders;
}

/** The frame of a post; the text of one that comes with the site is a child route (routes.ts). */
export function loader({ request }: LoaderFunctionArgs) {
  const [, , slug = ""] = withoutLanguage(new URL(request.url).pathname).split("/");
  return sayTo(request, () => pageOf(slug));
}

function pageOf(slug: string) {
  const shown = posts();
  const post = shown.find((candidate) => candidate.slug === slug);
  if (!post) throw new Response("Not Found", { status: 404 });
  const count = questionCount();
  const page = {
    post: summaryOf(post),
    ...textOf(post),
    others: shown
      .filter((other) => other !== post)
      .slice(0, MOST_OTHERS)
      .map(summaryOf),
    ...(count !== STANDARD_QUESTIONS && { hasOwnQuestions: true }),
  };
  return data(page, { headers: post.isOwn ? { "Content-Language": "en" } : {} });
}

/** What is beside a text: its headings, and the products that a standard one names. */
function textOf({ slug, body }: ShownPost) {
  const standard = standardPostsIn(spokenLanguage()).find((one) => one.slug === slug);
  if (body === undefined)
    return {
      headings: standard?.headings ?? [],
      products: pricedProducts(standard?.products ?? [], shopIn(spokenLanguage()).findProduct),
    };
  const own = withEnglishAnchors(drawText(body, textShowing()), slug);
  const headings = own.sections.map(({ id, title }) => ({ id, text: title }));
  return { headings, products: {}, own };
}

/** A link to a heading leads there in both languages: its anchor is from the English words. */
function withEnglishAnchors(text: DrawnText, slug: string): DrawnText {
  if (spokenLanguage() === "en") return text;
  const { sections } = inLanguage("en", () =>
    drawText(posts().find((post) => post.slug === slug)?.body ?? "", textShowing()),
  );
  return {
    ...text,
    sections: text.sections.map((one, at) => ({ ...one, id: sections[at]?.id ?? one.id })),
  };
}

export default function PostPage() {
  const { post, headings, products, others, ...page } = useLoaderData<typeof loader>();
  return (
    <article>
      <PostHead {...post} />
      <div className="wrap task post">
        <Contents headings={headings} lang={post.lang} />
        <div className="prose post__text">
          <ProductsProvider value={products}>
            {"own" in page && page.own ? (
              <OwnSections {...page.own} lang={post.lang} />
            ) : (
              <Outlet />
            )}
          </ProductsProvider>
          <Others posts={others} label={page.hasOwnQuestions ? words.answers : words.tenAnswers} />
        </div>
        <aside className="card summary post__price" aria-labelledby="price-title">
          <h2 id="price-title">{words.own}</h2>
          <p className="muted">{words.tap}</p>
          <Link className="btn btn--block" to="/selection" prefetch="intent">
            {words.instantPricing}
          </Link>
        </aside>
      </div>
    </article>
  );
}

function PostHead(post: Post) {
  return (
    <div className="post-head">
      <div className="wrap">
        <nav className="crumbs" aria-label={words.crumbs}>
          <ol>
            <li>
              <Link to="/">{words.home}</Link>
            </li>
            <li>
              <span aria-hidden="true">/</span>
              <Link to="/blog">Blog</Link>
            </li>
            <li>
              <span aria-hidden="true">/</span>
              <span aria-current="page" lang={post.lang}>
                {post.title}
              </span>
            </li>
          </ol>
        </nav>
        <div className="prose" lang={post.lang}>
          <h1>{post.title}</h1>
          <p className="lede">{post.description}</p>
        </div>
        <PostDates {...post} />
        <div className="truck-row">
          {[0.25, 0.5, 0.75, 1].map((fill) => (
            <Truck key={fill} fill={fill} />
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents({ headings, lang }: { headings: Heading[]; lang: Post["lang"] }) {
  if (headings.length === 0) return <div />;
  return (
    <nav className="toc" aria-labelledby="contents-title">
      <h2 id="contents-title">{words.contents}</h2>
      <ol lang={lang}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Others({ posts, label }: { posts: Post[]; label: string }) {
  return (
    <nav className="others" aria-labelledby="others-title">
      <h2 id="others-title">{words.next}</h2>
      <ul className="others__list">
        {posts.map(({ slug, title, lang }) => (
          <li key={slug}>
            <Link to={`/blog/${slug}`} prefetch="intent" lang={lang}>
              {title}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/faq" prefetch="intent">
            {label}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
