import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, Outlet, useLoaderData } from "@remix-run/react";
import { findProduct, posts } from "#app/services.server.ts";
import { blogPosting } from "#app/site/seo/structured-data.ts";
import { pageMeta } from "#app/ui/meta.ts";
import { breadcrumbs } from "#app/ui/structured-data.ts";
import { Truck } from "#app/ui/Truck.tsx";
import { PostDates } from "./PostDates.tsx";
import { type Heading, type Post, pricedProducts, summaryOf } from "./post.ts";
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
  return pageMeta(args, {
    title: post.title,
    description: post.description,
    picture: `post-${post.slug}`,
    article: { published: post.date, modified: post.updated },
    structuredData: (site) => [
      blogPosting(site, post),
      breadcrumbs(site, [
        { name: "Blog", path: "/blog" },
        { name: post.title, path: `/blog/${post.slug}` },
      ]),
    ],
  });
};

const MOST_OTHERS = 2;

/** The frame of a post; the post itself is a child route (routes.ts). */
export function loader({ request }: LoaderFunctionArgs) {
  const slug = new URL(request.url).pathname.split("/")[2] ?? "";
  const post = posts.find((candidate) => candidate.slug === slug);
  if (!post) throw new Response("Not Found", { status: 404 });
  return {
    post: summaryOf(post),
    headings: post.headings,
    products: pricedProducts(post.products, findProduct),
    others: posts
      .filter((other) => other !== post)
      .slice(0, MOST_OTHERS)
      .map(summaryOf),
  };
}

export default function PostPage() {
  const { post, headings, products, others } = useLoaderData<typeof loader>();
  return (
    <article>
      <PostHead {...post} />
      <div className="wrap task post">
        <Contents headings={headings} />
        <div className="prose post__text">
          <ProductsProvider value={products}>
            <Outlet />
          </ProductsProvider>
          <Others posts={others} />
        </div>
        <aside className="card summary post__price" aria-labelledby="price-title">
          <h2 id="price-title">See your own number</h2>
          <p className="muted">
            Tap a few items. The price updates as you go, and there's nothing to pay today.
          </p>
          <Link className="btn btn--block" to="/selection" prefetch="intent">
            Get Instant Pricing
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
        <nav className="crumbs" aria-label="Breadcrumb">
          <ol>
            <li>
              <Link to="/">Home</Link>
            </li>
            <li>
              <span aria-hidden="true">/</span>
              <Link to="/blog">Blog</Link>
            </li>
            <li>
              <span aria-hidden="true">/</span>
              <span aria-current="page">{post.title}</span>
            </li>
          </ol>
        </nav>
        <div className="prose">
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

function Contents({ headings }: { headings: Heading[] }) {
  return (
    <nav className="toc" aria-labelledby="contents-title">
      <h2 id="contents-title">On this page</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Others({ posts }: { posts: Post[] }) {
  if (posts.length === 0) return null;
  return (
    <nav className="others" aria-labelledby="others-title">
      <h2 id="others-title">Read next</h2>
      <ul className="others__list">
        {posts.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={`/blog/${slug}`} prefetch="intent">
              {title}
            </Link>
          </li>
        ))}
        <li>
          <Link to="/faq" prefetch="intent">
            Ten short answers
          </Link>
        </li>
      </ul>
    </nav>
  );
}
