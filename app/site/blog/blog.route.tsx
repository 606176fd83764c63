import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { sayTo } from "#app/lib/language.ts";
import { posts } from "#app/services.server.ts";
import { pageMeta } from "#app/ui/meta.ts";
import { breadcrumbs } from "#app/ui/structured-data.ts";
import { Truck } from "#app/ui/Truck.tsx";
import { words } from "./list-words.ts";
import { PostDates } from "./PostDates.tsx";
import { type Post, summaryOf } from "./post.ts";
import "./blog.css";
import "#app/ui/styles/card.css";
import "#app/ui/styles/choice.css";

export const handle = { isCached: true };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: words.title,
    description: words.description,
    picture: "blog",
    structuredData: (site) => [breadcrumbs(site, [{ name: "Blog", path: "/blog" }])],
  });

export function loader({ request }: LoaderFunctionArgs) {
  return { posts: sayTo(request, posts).map(summaryOf) };
}

export default function Blog() {
  const { posts } = useLoaderData<typeof loader>();
  return (
    <section className="section--sky blog">
      <div className="wrap">
        <div className="section__head">
          <h1>{words.title}</h1>
          <p className="lede">{words.lede}</p>
        </div>
        <div className="choice-grid">
          {posts.map((post, at) => (
            <PostCard key={post.slug} {...post} fill={FILLS[at % FILLS.length] ?? 1} />
          ))}
        </div>
        <p className="blog__more">
          {words.hurry}
          <Link to="/faq">{words.answers}</Link>, <Link to="/selection">{words.price}</Link>
          {words.or}
          <Link to="/">{words.start}</Link>.
        </p>
      </div>
    </section>
  );
}

const FILLS = [0.75, 0.25, 1, 0.5];

function PostCard({ fill, ...post }: Post & { fill: number }) {
  return (
    <Link className="card choice" to={`/blog/${post.slug}`} prefetch="intent">
      <div className="choice__art">
        <Truck fill={fill} />
      </div>
      <div className="choice__body">
        <h2 lang={post.lang}>{post.title}</h2>
        <p className="muted" lang={post.lang}>
          {post.description}
        </p>
        <PostDates {...post} />
      </div>
    </Link>
  );
}
