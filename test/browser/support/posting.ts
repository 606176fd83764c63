/**
 * Posts the booking form without a browser, for what a browser cannot do: many posts at once, a
 * crash.
 */
import { expect } from "@playwright/test";
import { hrefOf } from "#app/lib/language.ts";
import type { WindowSlot } from "#app/schedule/availability.ts";
import { type JobRow, jobsOf } from "./records.ts";
import type { Customer } from "./test.ts";

export type PostedForm = Record<string, string>;

/** The fields of a form as the site rendered it for a cart, filled in by a customer. */
export async function renderForm(
  site: string,
  cart: string,
  customer: Customer,
): Promise<PostedForm> {
  const page = await (await fetch(site + hrefOf("/schedule"), { headers: cookies(cart) })).text();
  const hidden = (name: string) =>
    new RegExp(`name="${name}" value="([^"]+)"`).exec(page)?.[1] as string;
  return {
    bookingKey: hidden("bookingKey"),
    opened: hidden("opened"),
    date: "2026-07-10",
    timeOfDay: "Morning",
    state: "TX",
    ...customer,
  };
}

/** Posts the form and returns the answer without following its redirect. */
export function postForm(site: string, cart: string, form: PostedForm): Promise<Response> {
  return fetch(site + hrefOf("/schedule"), {
    method: "POST",
    redirect: "manual",
    headers: cookies(cart),
    body: new URLSearchParams(form),
  });
}

/**
 * Books without opening a page.
 * @param slot when; tomorrow morning when left out
 * @param folder of the site's database; the shared site's when left out
 * @returns the path of the booking's own page
 */
export async function bookOver(
  site: string,
  cart: string,
  customer: Customer,
  { slot, folder }: { slot?: WindowSlot; folder?: string } = {},
): Promise<string> {
  const form = await renderForm(site, cart, customer);
  expect((await postForm(site, cart, { ...form, ...slot })).status).toBe(303);
  const [{ token }] = jobsOf(customer, folder) as [JobRow];
  return hrefOf(`/booking/${token}`);
}

function cookies(cart: string) {
  return { cookie: `cart=${cart}` };
}
