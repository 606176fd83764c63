import { Link } from "@remix-run/react";
import type { MDXComponents } from "mdx/types";
import type { ComponentProps } from "react";
import {
  CartExample,
  CartPoints,
  CartPrice,
  Compare,
  CompareTable,
  DiscountedPrice,
  Figure,
  ItemPrice,
  ItemTable,
  LoadPrice,
  LoadTable,
  Range,
  RangeTable,
  Saving,
} from "./figures.tsx";

const COMPONENTS: MDXComponents = {
  a: PostLink,
  CartExample,
  CartPoints,
  CartPrice,
  Compare,
  CompareTable,
  DiscountedPrice,
  Figure,
  ItemPrice,
  ItemTable,
  LoadPrice,
  LoadTable,
  Range,
  RangeTable,
  Saving,
};

/** The components of every post, without an import (mdx.config.js). */
export function useMDXComponents(): MDXComponents {
  return COMPONENTS;
}

/** A link within the site needs no page load; any other is a plain one. */
function PostLink({ href = "", children }: ComponentProps<"a">) {
  return href.startsWith("/") ? (
    <Link to={href} prefetch="intent">
      {children}
    </Link>
  ) : (
    <a href={href}>{children}</a>
  );
}
