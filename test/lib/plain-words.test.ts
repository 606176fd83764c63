import { tlds } from "@hapi/tlds";
import fc from "fast-check";
import { LinkifyIt } from "linkify-it";
import { expect, test } from "vitest";
import { firstName, isPlain, withSpacedDots } from "#app/lib/no-links.ts";

test.each([
  ...[
    "Maria Lopez",
    "José Ñuñez-O'Brien",
    "李小龍",
    "محمد الأحمد",
    "Zoë 👩‍👩‍👧‍👦 Family",
    "J.R. Ewing",
  ],
  ...[
    "Dr. Green",
    "J. Cook Jr.",
    "St. John",
    "D'Angelo & Sons",
    "Dot Smith",
    "Smith c/o Lee",
    "Net Ng",
  ],
  ...["100 Example St", "100 N.Main St., Apt.4B", "12 1/2 Oak Dr. Unit #5", "Main St. SE", "No.5"],
  ...["F.M.1960 Rd W", "St.Louis", "Ft. Worth", "The Woodlands", "Ave. Q (rear)"],
])("%j is accepted as plain words", (text) => expect(isPlain(text)).toBe(true));

test.each([
  ...[
    "http://evil.example",
    "HTTPS://EVIL.EXAMPLE",
    "http:\\\\evil",
    "http : //evil",
    "hxxp://evil",
  ],
  ...[
    "//evil",
    "/ /evil",
    "\\\\evil",
    "www.x",
    "WWW . x",
    "mailto:a",
    "javascript:alert(1)",
    "tel:1",
  ],
  ...[
    "evil.com",
    "Maria, see evil.com now",
    "evil.com.",
    "bit.ly/x",
    "t.co",
    "a.b.evil.dev",
    "x_y.io",
  ],
  ...["evil . com", "evil .com", "evil. com", "evil\u00a0.\u00a0com", "evil .dev", "evil-.com"],
  ...["evil[.]com", "evil (dot) com", "evil dot com", "evil{ . }ru"],
  ...[
    "ev\u200bil.c\u200bom",
    "evil\u2060.com",
    "evil.\u00adcom",
    "evil\u{e0020}.com",
    "evil.co\ufe0fm",
  ],
  ...[
    "ｅｖｉｌ．ｃｏｍ",
    "evil。com",
    "evil｡com",
    "evil․com",
    "evil.ⓒⓞⓜ",
    "ｗｗｗ．ｘ",
    "http：//evil",
  ],
  ...["пример.рф", "例え.みんな", "xn--e1afmkfd.xn--p1ai", "аpple.com", "evil.商城"],
  ...["user:pw@evil", "maria@example.com", "＠evil", "10.0.0.1", "203.0.113.9:8080/x"],
  ...["<b>Maria</b>", "<a href=x>", "＜b＞", "[win](x)", "[win] (x)"],
  ...["Maria\u2028evil.com", "Maria\nevil.com", "evil\n.com", "evil.com\u0000"],
])("%j is refused", (text) => expect(isPlain(text)).toBe(false));

test.each([
  ["1300 S.Post Oak Rd", "1300 S. Post Oak Rd"],
  ["4400 N.Live Oak St", "4400 N. Live Oak St"],
  ["Dr.Kim Nguyen", "Dr. Kim Nguyen"],
  ["U.S.Bank", "U.S. Bank"],
  ["dra.rio ruiz", "dra. rio ruiz"],
  ["A.B.Kim Jr.", "A.B. Kim Jr."],
  ["Mr.Li & Mrs.Ma", "Mr. Li & Mrs. Ma"],
  ["100 N Main.St", "100 N Main. St"],
  ["S．Post Oak", "S. Post Oak"],
  ["F.M.1960 Rd W", "F.M.1960 Rd W"],
])("%j is plain, and kept as %j", (text, kept) => {
  expect(isPlain(text)).toBe(true);
  expect(withSpacedDots(text)).toBe(kept);
});

test.each([
  "N.live.com",
  "T.me/x",
  "x.com",
  "S.Post.evil.com",
  "evil.live",
  "Evil.Bank",
  "post.bank",
])("%j is refused", (text) => expect(isPlain(text)).toBe(false));

/** What mail programs make of bare text, with every domain ending there is. */
const mailProgram = new LinkifyIt({ fuzzyLink: true, fuzzyIP: true, tlds: [...tlds] });

const BEFORE =
  "N S E W J.R. A.B. Dr Dra Mr Mrs St Sr Ft Mt Ave Col Apt No U.S F.M evil go Main".split(" ");
const WORDS = (
  "Post Oak Live Kim Bank Main Green Rich Law Luz Santa Cruz Rio Park Forum Market Stone " +
  "Hunter Dealer Bay Ford Jones Lee Li Ma Ng Vu St com net Co me evil dev xyz"
).split(" ");
const word = fc.constantFrom(...WORDS);
const text = fc
  .array(
    fc.tuple(
      fc.constantFrom(...BEFORE, ...WORDS),
      fc.constantFrom(".", ". ", " ", " .", "．", "."),
      word,
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.map((part) => part.join("")).join(" "));

test("what is accepted is kept in a form in which no mail program finds a link", () => {
  expect(["1 N.Live St", "Evil.Bank", "T.co"].every((one) => mailProgram.test(one))).toBe(true);
  fc.assert(
    fc.property(text, (typed) => {
      if (isPlain(typed)) expect(mailProgram.match(withSpacedDots(typed))).toBeNull();
    }),
    { numRuns: 2_000 },
  );
});

test("a name after an initial, a title or a direction is accepted, whatever domain ending it is", () => {
  const short = fc.constantFrom("N", "S", "E", "W", "Dr", "Mrs", "St", "Ft", "U.S", "J.R");
  const family = fc.constantFrom(
    ...WORDS.filter((one) => !/^(?:com|net|co|me|dev|xyz)$/i.test(one)),
  );
  fc.assert(
    fc.property(short, family, fc.constantFrom("Oak Rd", "Nguyen", ""), (before, after, rest) => {
      for (const typed of [
        `${before}.${after} ${rest}`,
        `100 ${before}.${after} ${rest}`.toLowerCase(),
      ]) {
        expect(isPlain(typed)).toBe(true);
      }
    }),
  );
});

test.each([
  ["Maria Lopez", "Maria"],
  ["  josé  Ñuñez", "josé"],
  ["D'Angelo Russo", "D'Angelo"],
  ["Jean-Luc P.", "Jean-Luc"],
  ["O’Neil", "O’Neil"],
  ["李小龍", "李小龍"],
  ["محمد الأحمد", "محمد"],
])("%j is greeted as %s", (name, first) => expect(firstName(name)).toBe(first));

test.each([
  ...[
    "",
    " ",
    "J. Smith",
    "Dr. Green",
    "R2D2",
    "evil.com",
    "Lopez, Maria",
    "😀 Maria",
    "M",
    "-Ann",
  ],
  ...["Click-here-to-win-now", "a'b'c'd'e", "Win$100", "Maria\u200b", "\u202eairaM", "'Maria"],
  "Abcdefghijklmnopqrstuvwxyz",
])("%j is greeted without a name", (name) => expect(firstName(name)).toBe(null));
