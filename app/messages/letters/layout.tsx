/**
 * How every email looks: tables of 600 pixels with inline styles, since mail programs know little
 * else. Colours are the design's tokens as literals; there are no fonts to fetch and no images but the
 * owner's logo, which has his words for a program that shows none.
 */
import type { CSSProperties, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Business } from "#app/lib/business.ts";
import { spokenLanguage } from "#app/lib/language.ts";
import { logoPicturePath, logoSize } from "#app/lib/look/look.ts";
import { phoneHref } from "#app/lib/phone.ts";
import { truckFillWords, truckLoads } from "#app/prices/truck.ts";
import { words as say } from "./block-words.ts";
import { homeLink } from "./booking-link.ts";
import { oneLine } from "./header-text.ts";
import type { Block, Fact, Letter, Row } from "./letter.ts";

const INK = "#0f1e3d";
const INK_SOFT = "#3f4c6b";
const COBALT = "#1e44b5";
const COBALT_PALE = "#eef3fd";
const PERSIMMON = "#ee5a2a";
const LINE = "#d8dfee";
const STONE = "#e6e2da";
const BODY = "Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** For programs that do as they are told; the others invert the light colours, which read well. */
const DARK_STYLES = `
@media (prefers-color-scheme: dark) {
  .page { background-color: #0a1530 !important; color: #eef3fd !important; }
  .card { background-color: #0f1e3d !important; border-color: #2a3a63 !important; }
  .panel { background-color: #16264b !important; }
  .soft { color: #c9d8f8 !important; }
  .line { border-color: #2a3a63 !important; }
  .link { color: #a3bcf2 !important; }
  .wordmark { color: #eef3fd !important; }
  .foot { background-color: #16264b !important; border-color: #2a3a63 !important; }
}`;

const display: CSSProperties = {
  fontFamily: `'Funnel Display',${BODY}`,
  fontWeight: 800,
  letterSpacing: "-.02em",
};

const styles = {
  page: {
    margin: 0,
    padding: 0,
    background: "#f4f2ee",
    fontFamily: BODY,
    fontSize: 17,
    lineHeight: "26px",
    color: INK,
  },
  preview: { display: "none", maxHeight: 0, overflow: "hidden" },
  whole: { borderCollapse: "collapse" },
  margin: { padding: "24px 12px" },
  card: {
    width: "100%",
    maxWidth: 600,
    borderCollapse: "separate",
    background: "#fff",
    border: `1px solid ${STONE}`,
    borderRadius: 16,
  },
  name: { padding: "24px 28px 0" },
  wordmark: {
    display: "inline-block",
    paddingBottom: 4,
    borderBottom: `4px solid ${PERSIMMON}`,
    ...display,
    fontSize: 22,
    lineHeight: "26px",
    color: INK,
    textDecoration: "none",
  },
  logo: {
    padding: 4,
    border: 0,
    borderRadius: 6,
    background: "#fff",
    color: INK,
    ...display,
    fontSize: 22,
  },
  heading: { padding: "14px 28px 0" },
  title: { margin: 0, ...display, fontSize: 32, lineHeight: "36px" },
  content: { padding: "14px 28px 28px" },
  words: { margin: "0 0 16px" },
  panel: {
    margin: "0 0 18px",
    padding: "16px 18px",
    background: COBALT_PALE,
    borderRadius: 12,
  },
  head: { display: "block", ...display, fontSize: 24, lineHeight: "30px" },
  was: { color: INK_SOFT },
  notice: {
    margin: "0 0 18px",
    padding: "12px 16px",
    background: COBALT_PALE,
    borderLeft: `5px solid ${PERSIMMON}`,
    fontWeight: 700,
  },
  subtitle: { margin: "0 0 6px", ...display, fontSize: 20, lineHeight: "26px" },
  cell: { padding: "8px 0", borderBottom: `1px solid ${LINE}`, textAlign: "left", fontWeight: 400 },
  value: { padding: "8px 0 8px 12px", borderBottom: `1px solid ${LINE}` },
  small: { margin: "0 0 6px", fontSize: 15, lineHeight: "22px" },
  why: { margin: "0 0 18px", fontSize: 15, lineHeight: "22px" },
  measure: { margin: "0 0 6px", fontSize: 15, lineHeight: "22px", fontWeight: 700 },
  label: { padding: "8px 16px 8px 0", verticalAlign: "top", textAlign: "left", fontWeight: 700 },
  fact: { padding: "8px 0", verticalAlign: "top", wordBreak: "break-word" },
  list: { margin: "0 0 18px", paddingLeft: 22 },
  link: { color: COBALT },
  quiet: { color: COBALT, fontWeight: 700 },
  buttonCell: { background: COBALT, borderRadius: 12 },
  button: {
    display: "inline-block",
    padding: "15px 26px",
    fontFamily: BODY,
    fontSize: 17,
    fontWeight: 700,
    lineHeight: "20px",
    color: "#fff",
    textDecoration: "none",
  },
  tiles: { background: "#8e887b", borderRadius: 7 },
  tile: {
    background: "#fff",
    borderRadius: 3,
    ...display,
    fontSize: 18,
    lineHeight: "28px",
    color: COBALT,
  },
  load: { background: PERSIMMON, borderRadius: "7px 0 0 7px", fontSize: 0, lineHeight: 0 },
  room: { background: "#dfe8fb", borderRadius: "0 7px 7px 0", fontSize: 0, lineHeight: 0 },
  gap: { margin: "0 0 18px", borderCollapse: "collapse" },
  foot: {
    padding: "18px 28px",
    background: STONE,
    borderRadius: "0 0 15px 15px",
    borderTop: "6px solid #d2ccc0",
    fontSize: 15,
    lineHeight: "22px",
  },
  questions: { margin: "12px 0 0" },
  phone: { color: "#17358f", fontWeight: 700 },
} satisfies Record<string, CSSProperties>;

type LetterPageProps = {
  letter: Letter;
  business: Business;
  /** Whose questions the business answers: the owner would be told to call the owner. */
  reader: "customer" | "owner";
};

/** A letter as a page. */
export function LetterPage({ letter, business, reader }: LetterPageProps) {
  const isNotice = ({ kind }: Block) => kind === "notice";
  return (
    <html lang={spokenLanguage()}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{letter.title}</title>
        <style>{DARK_STYLES}</style>
      </head>
      <body className="page" style={styles.page}>
        <div style={styles.preview}>{letter.preview}</div>
        <Plain width="100%" style={styles.whole}>
          <tr>
            <td align="center" style={styles.margin}>
              <Plain width="600" className="card" style={styles.card}>
                <tr>
                  <td style={styles.name}>
                    <Head business={business} />
                  </td>
                </tr>
                <tr>
                  <td style={styles.heading}>
                    {letter.blocks.filter(isNotice).map(show)}
                    <h1 style={styles.title}>{letter.title}</h1>
                  </td>
                </tr>
                <tr>
                  <td style={styles.content}>
                    {letter.blocks.filter((block) => !isNotice(block)).map(show)}
                  </td>
                </tr>
                <tr>
                  <td className="foot" style={styles.foot}>
                    {cityTiles(business.area.city)}
                    <p style={styles.questions}>
                      {reader === "customer" && (
                        <>
                          {say.questions}
                          <a className="link" href={phoneHref(business.phone)} style={styles.phone}>
                            {oneLine(business.phone)}
                          </a>
                          {". "}
                        </>
                      )}
                      {letter.why}
                    </p>
                  </td>
                </tr>
              </Plain>
            </td>
          </tr>
        </Plain>
      </body>
    </html>
  );
}

/**
 * The logo by its address on the site, since an attached one would stand among each email's files; or the words.
 * Programs with a dark ground keep a light one behind the logo.
 */
function Head({ business }: Pick<LetterPageProps, "business">) {
  const { name, siteUrl, ownLook: look } = business;
  const home = homeLink(business);
  const words = oneLine(look?.wordmark || name);
  if (look?.logo) {
    const src = siteUrl + logoPicturePath(look.logo);
    return (
      <a href={home}>
        <img src={src} {...logoSize(look.logo)} alt={words} style={styles.logo} />
      </a>
    );
  }
  return (
    <a className="wordmark" href={home} style={styles.wordmark}>
      {words}
    </a>
  );
}

/** Blocks have no identity of their own, and one letter's never move. */
function show(block: Block, index: number) {
  return <Shown key={index} block={block} />;
}

function Shown({ block }: { block: Block }) {
  switch (block.kind) {
    case "words":
      return <p style={styles.words}>{block.text}</p>;
    case "notice":
      return (
        <p className="panel" style={styles.notice}>
          {block.text}
        </p>
      );
    case "slot":
      return <Slot {...block} />;
    case "facts":
      return <Facts facts={block.facts} />;
    case "items":
      return <Items {...block} />;
    case "truck":
      return <Truck volume={block.volume} />;
    case "steps":
      return (
        <>
          <h2 style={styles.subtitle}>{block.title}</h2>
          <ol style={styles.list}>{listItems(block.steps)}</ol>
        </>
      );
    case "choices":
      return <ul style={styles.list}>{listItems(block.choices)}</ul>;
    case "quote":
      return (
        <>
          <h2 style={styles.subtitle}>{block.title}</h2>
          <p className="panel" style={styles.panel}>
            {lines(block.text.split("\n"))}
          </p>
        </>
      );
    case "button":
      if (block.isQuiet) {
        return (
          <p style={styles.words}>
            <a className="link" href={block.href} style={styles.quiet}>
              {block.label}
            </a>
          </p>
        );
      }
      return (
        <Plain style={styles.gap}>
          <tr>
            <td style={styles.buttonCell}>
              <a href={block.href} style={styles.button}>
                {block.label}
              </a>
            </td>
          </tr>
        </Plain>
      );
    case "order":
      return (
        <>
          <p style={styles.small}>{say.orderNumber}</p>
          <Tiles text={block.orderNumber} />
        </>
      );
  }
}

function Slot({ head, lines: others, was }: Extract<Block, { kind: "slot" }>) {
  return (
    <p className="panel" style={styles.panel}>
      {head !== null && <span style={styles.head}>{head}</span>}
      {lines(others)}
      {was !== null && (
        <>
          {others.length > 0 && <br />}
          <s className="soft" style={styles.was}>
            {was}
          </s>
        </>
      )}
    </p>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Plain width="100%" style={styles.gap}>
      {facts.map(({ label, lines: parts }) => (
        <tr key={label}>
          <th scope="row" style={styles.label}>
            {label}
          </th>
          <td style={styles.fact}>
            {parts.map(({ text, href }, index) => (
              <span key={text}>
                {index > 0 && <br />}
                {href === undefined ? (
                  text
                ) : (
                  <a className="link" href={href} style={styles.link}>
                    {text}
                  </a>
                )}
              </span>
            ))}
          </td>
        </tr>
      ))}
    </Plain>
  );
}

function Items({ title, items, sums, why }: Extract<Block, { kind: "items" }>) {
  return (
    <>
      <h2 style={styles.subtitle}>{title}</h2>
      <table width="100%" cellPadding="0" cellSpacing="0" border={0} style={styles.gap}>
        <tbody>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of one letter never move.
            <ItemRow key={index} {...item} />
          ))}
          {sums.map((sum) => (
            <ItemRow key={sum.label} {...sum} isTotal={sum === sums.at(-1)} />
          ))}
        </tbody>
      </table>
      {why !== null && (
        <p className="soft" style={styles.why}>
          {why}
        </p>
      )}
    </>
  );
}

const totalStyles = {
  cell: { ...styles.cell, borderBottom: 0, fontWeight: 700 },
  value: { ...styles.value, borderBottom: 0, fontWeight: 700 },
} satisfies Record<string, CSSProperties>;

function ItemRow({ label, value, isTotal = false }: Row & { isTotal?: boolean }) {
  const { cell, value: amount } = isTotal ? totalStyles : styles;
  return (
    <tr>
      <th scope="row" className="line" style={cell}>
        {label}
      </th>
      <td align="right" className="line" style={amount}>
        {value}
      </td>
    </tr>
  );
}

function Truck({ volume }: { volume: number }) {
  const { full, part } = truckLoads(volume);
  const percent = Math.round((part || Math.min(1, full)) * 100);
  return (
    <>
      <p style={styles.measure}>{truckFillWords(volume)}</p>
      <Plain width="100%" style={styles.gap}>
        <tr>
          <td width={`${percent}%`} height="14" style={styles.load}>
            {"\u00a0"}
          </td>
          <td height="14" style={styles.room}>
            {"\u00a0"}
          </td>
        </tr>
      </Plain>
    </>
  );
}

/** Letters on the tiles of the design; read out as one word. */
function Tiles({ text }: { text: string }) {
  return (
    <table
      role="img"
      aria-label={text}
      cellPadding="0"
      cellSpacing="2"
      border={0}
      style={styles.tiles}
    >
      <tbody>
        <tr>
          {Array.from(text, (letter, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the letters of one word never move.
            <td key={index} width="26" height="28" align="center" style={styles.tile}>
              {letter}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

let made: { city?: string; tiles?: JSX.Element } = {};
const GAP = '<div style="font-size:0;line-height:4px">\u00a0</div>';

/** The same at the foot of every email, so it is made once: an email is rendered while a customer waits. */
function cityTiles(city: string): JSX.Element | undefined {
  if (made.city !== city) {
    const words = city.toUpperCase().split(" ");
    const html = words.map((word) => renderToStaticMarkup(<Tiles text={word} />)).join(GAP);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered here.
    made = { city, tiles: <div dangerouslySetInnerHTML={{ __html: html }} /> };
  }
  return made.tiles;
}

type PlainProps = {
  width?: string;
  className?: string;
  style: CSSProperties;
  children: ReactNode;
};

/** A table that is there for its layout alone. */
function Plain({ children, ...rest }: PlainProps) {
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" border={0} {...rest}>
      <tbody>{children}</tbody>
    </table>
  );
}

function listItems(texts: readonly string[]) {
  return texts.map((text) => <li key={text}>{text}</li>);
}

/** Text that keeps its line breaks. */
function lines(texts: readonly string[]) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one text never move.
    <span key={index}>
      {index > 0 && <br />}
      {text}
    </span>
  ));
}
