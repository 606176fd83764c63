/**
 * Presses on cart buttons before the page is hydrated. The inline script holds their posts back and
 * keeps their values, and the cart takes them over once it runs. If it does not run within eight
 * seconds, or a link is pressed before, the script posts them.
 *
 * React listens for events before it has hydrated the page, and would count a press that is held back
 * here. So until the cart runs, no press reaches React.
 */
import { CART_LOCK } from "./cart-store.ts";

declare global {
  interface Window {
    earlyPresses?: { values: string[]; handOver: () => string[] };
  }
}

const GIVE_UP_MS = 8_000;

/**
 * Inlined into the page's head: plain JavaScript for any browser, without a build step. It posts under
 * the lock, as the server writes the cart of a post: another tab writes before or after, not in between.
 */
export const EARLY_PRESSES_SCRIPT = `(function () {
  var values = [];
  function hold(event) {
    var button = event.submitter;
    if (!button || button.name !== "change") return;
    event.preventDefault();
    event.stopPropagation();
    var size = button.form.elements.size;
    values.push(size && button.value.indexOf(".") < 0 ? button.value + "." + size.value : button.value);
  }
  function follow(event) {
    event.stopPropagation();
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

/**
 * The presses recorded so far. They are handed over once; from then on the cart handles presses
 * itself.
 */
export function takeEarlyPresses(): string[] {
  return window.earlyPresses?.handOver() ?? [];
}
