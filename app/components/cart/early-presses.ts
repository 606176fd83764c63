/**
 * Presses made before the page's scripts have run. The inline script holds cart buttons' posts back
 * and keeps their values; the cart takes them over once it runs. If it never does, or a link is pressed
 * before, they are posted.
 */
import { CART_LOCK } from "./cart-store.ts";

declare global {
  interface Window {
    earlyPresses?: { values: string[]; handOver: () => string[] };
  }
}

const GIVE_UP_MS = 8_000;

/** Inlined into the page's head. Written without a build step, for any browser. */
export const EARLY_PRESSES_SCRIPT = `(function () {
  var values = [];
  function hold(event) {
    var button = event.submitter;
    if (!button || button.name !== "change") return;
    event.preventDefault();
    values.push(button.value);
  }
  function follow(event) {
    var link = event.target.closest && event.target.closest("a[href]");
    if (!values.length || !link || link.origin !== location.origin || link.target) return;
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    post(handOver(), link.href);
  }
  function handOver() {
    removeEventListener("submit", hold, true);
    removeEventListener("click", follow, true);
    clearTimeout(giveUp);
    return values.splice(0);
  }
  function post(left, next) {
    function send() {
      if (!left.length) return next ? location.assign(next) : location.reload();
      var body = new URLSearchParams({ change: left.shift() });
      return fetch("/cart", { method: "POST", redirect: "manual", body: body }).then(send, next && send);
    }
    // The server writes the cart it was sent: another tab writes before or after, not in between.
    navigator.locks ? navigator.locks.request("${CART_LOCK}", send) : send();
  }
  var giveUp = setTimeout(function () {
    var left = handOver();
    if (left.length) post(left);
  }, ${GIVE_UP_MS});
  addEventListener("submit", hold, true);
  addEventListener("click", follow, true);
  window.earlyPresses = { values: values, handOver: handOver };
})();`;

/** The presses recorded so far, once; from here on the cart listens to them itself. */
export function takeEarlyPresses(): string[] {
  return window.earlyPresses?.handOver() ?? [];
}
