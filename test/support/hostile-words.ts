/**
 * Text that hostile visitors type, with marks that appear in an answer that did not escape them.
 */
import fc from "fast-check";

/** No answer may contain these unescaped; the site's attributes are all in double quotes. */
export const MARKS = ["<x-mark", '" onx-mark="'];

const HTML = [
  "<x-mark>",
  '"><x-mark onload=alert(1)>',
  "</script><x-mark>",
  "</title></textarea><x-mark>",
  '" onx-mark="alert(1)',
  "' onx-mark='alert(1)",
  "<!--<x-mark>",
  "javascript:alert(1)//<x-mark",
  "\u003cx-mark\u003e",
];
const SQL = [
  "'; DROP TABLE jobs; --",
  "' OR '1'='1",
  "1 UNION SELECT * FROM lead_captures",
  "Robert'); DELETE FROM jobs;--",
];
const HEADERS = [
  "a\r\nX-Injected: yes",
  "b\nSet-Cookie: injected=1",
  "maria@example.com\r\nBcc: all@example.com",
];
const SCRIPTS = [
  "😀👩‍👩‍👧‍👦🚚".repeat(20),
  "مرحبا بالعالم",
  "\u202Eevil\u202C",
  "Ħ̷̡̢̛̗̠̠̿e̸l̵l̷o̶",
  "\u0000\u0001\u001b[2J\u007f",
  "\ud800",
  "\ufffe\uffff",
  "ﷺ".repeat(200),
];
const SHAPES = [
  "../../../../etc/passwd",
  "$" + "{jndi:ldap://x}",
  "{{7*7}}",
  "__proto__",
  "constructor",
  "NaN",
  "1e999",
  "-0",
  "null",
  "[object Object]",
  "=cmd|' /C calc'!A0",
  "%00%ff%C0%AF",
];

export const hostileWords = fc.oneof(
  fc.constantFrom(...HTML, ...SQL, ...HEADERS, ...SCRIPTS, ...SHAPES),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom(1_000, 5_000, 40_000).map((length) => "A<x-mark>".repeat(length / 9)),
);
