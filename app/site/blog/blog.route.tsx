import type { MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { posts } from "#app/services.server.ts";
import { pageMeta } from "#app/ui/meta.ts";
import { breadcrumbs } from "#app/ui/structured-data.ts";
import { Truck } from "#app/ui/Truck.tsx";
import { PostDates } from "./PostDates.tsx";
import { type Post, summaryOf } from "./post.ts";
import "./blog.css";
import "#app/ui/styles/card.css";
import "#app/ui/styles/choice.css";

export const handle = { isCached: true };

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Plain talk about junk",
    description:
      "What junk removal costs in {city} and how to pay less for it: guides with every figure " +
      "worked out from our own price list.",
    picture: "blog",
    structuredData: (site) => [breadcrumbs(site, [{ name: "Blog", path: "/blog" }])],
  });

export function loader() {
  return { posts: posts().map(summaryOf) };
}

export default function Blog() {
  const { posts } = useLoaderData<typeof loader>();
  return (
    <section className="section--sky blog">
      <div className="wrap">
        <div className="section__head">
          <h1>Plain talk about junk</h1>
          <p className="lede">
            What a pickup costs, why, and how to pay less, with every price worked out from our own
            list.
          </p>
        </div>
        <div className="choice-grid">
          {posts.map((post, at) => (
            <PostCard key={post.slug} {...post} fill={FILLS[at % FILLS.length] ?? 1} />
          ))}
        </div>
        <p className="blog__more">
          In a hurry? <Link to="/faq">Read the short answers</Link>,{" "}
          <Link to="/selection">see your price</Link>, or go <Link to="/">back to the start</Link>.
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
        <h2>{post.title}</h2>
        <p className="muted">{post.description}</p>
        <PostDates {...post} />
      </div>
    </Link>
  );
}
