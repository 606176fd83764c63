import { expect, test } from "vitest";
import { firstName, isPlain } from "#app/domain/plain-words.ts";

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
