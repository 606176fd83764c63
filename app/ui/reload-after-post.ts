import type { ShouldRevalidateFunction } from "@remix-run/react";

/** A refused post loads the page's data anew too: the next press is based on what there is now (rule 237). */
export const reloadAfterPost: ShouldRevalidateFunction = ({
  actionStatus,
  defaultShouldRevalidate,
}) => actionStatus !== undefined || defaultShouldRevalidate;
