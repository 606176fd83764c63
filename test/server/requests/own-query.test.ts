import { expect, test } from "vitest";
import { withOwnQuery } from "#app/server/requests/strip-unknown-params.ts";

test.each([
  ["/faq", "/faq"],
  ["/faq?utm_source=tv&fbclid=x", "/faq"],
  ["/?", "/"],
  ["/?q=sofa", "/"],
  ["/itemized?q=so%66a&utm_source=tv", "/itemized?q=so%66a"],
  ["/itemized?utm_source=tv&q=a&full=line", "/itemized?q=a&full=line"],
  ["/Itemized/?q=a&Q=b", "/Itemized/?q=a"],
  ["/load-size?unkept=sofa.1&utm_source=tv", "/load-size?unkept=sofa.1"],
  ["/schedule?unkept=sofa.1&q=a", "/schedule?unkept=sofa.1"],
  ["/confirmation?unchanged&utm_source=tv", "/confirmation?unchanged"],
  ["/schedule/near?zip=77008&utm_source=tv", "/schedule/near?zip=77008"],
  [`/itemized?q=${"a+".repeat(100)}`, `/itemized?q=${"a+".repeat(100)}`],
  [`/itemized?full=line&%71=${"a+".repeat(700)}`, "/itemized?full=line"],
  // Encoded names, and characters that look like separators.
  ["/itemized?%71=a&ut%6d_source=tv", "/itemized?%71=a"],
  ["/itemized?utm_source=tv;q=a", "/itemized"],
  ["/itemized?utm_source=x?q=a", "/itemized"],
  ["/estimate?items=a&items=b&gclid=x", "/estimate?items=a&items=b"],
  ["/estimate?items=a&answer=lamp.1%7C1&x=y", "/estimate?items=a&answer=lamp.1%7C1"],
  ["/itemized.data?q=a&utm_source=tv&_routes=root", "/itemized.data?q=a&_routes=root"],
  ["/_root.data?full=line&q=a", "/_root.data?full=line"],
  ["/es.data?full=line&q=a", "/es.data?full=line"],
  ["/es?undo=lamp.1&q=a", "/es?undo=lamp.1"],
  ["/es/itemized?q=a&utm=b", "/es/itemized?q=a"],
  ["/__manifest?p=%2Ffaq&p=%2Fblog&version=1&gclid=x", "/__manifest?p=%2Ffaq&p=%2Fblog&version=1"],
  ["/healthz?alive", "/healthz?alive"],
  // Without "index" a post to Today would be one to the frame around it, which answers 405.
  ["/desk?index&utm_source=tv", "/desk?index"],
  ["/desk.data?index&x=y", "/desk.data?index"],
  ["/desk/customers/7?erase=1&x=y", "/desk/customers/7?erase=1"],
  ["/desk/jobs/JB-1?photos=video&added=1&x=y", "/desk/jobs/JB-1?photos=video&added=1"],
  ["/__proto__?constructor=1", "/__proto__"],
  ["/constructor?name=1", "/constructor"],
])("%s is handled as %s", (url, own) => expect(withOwnQuery(url)).toBe(own));
