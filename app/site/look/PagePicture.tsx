import type { CSSProperties, ReactNode } from "react";

/** The text of a page's picture. */
export type PagePictureWords = {
  headline: string;
  /** A city's name, shown in large tiles under the headline. */
  place?: string;
  /** The lines of the headline, separated by line breaks. */
  line: string;
  isSpanish?: boolean;
  /** How full the truck is, 0 to 1. */
  fill: number;
  /** At the curb. */
  corner: string;
};

/** What stands for the business in its picture. */
export type PictureBrand = {
  /** The home city, below the truck where the picture is of no other. */
  city: string;
  /** Beside the mark; left out: none. */
  name?: string | undefined;
  /** In place of both: a data URL with its sides in proportion. */
  logo?: { src: string; width: number; height: number } | undefined;
};

type Props = PagePictureWords & {
  brand: PictureBrand;
  /** Data URLs. */
  art: { buddy: string; skyline: string; truck: string };
};

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

const MARGIN = 64;
const CURB_HEIGHT = 104;
const TRUCK_WIDTH = 500;
const LOGO_BOX = { width: 420, height: 84 };

/**
 * The picture shown where a page is shared: its headline, the truck at the curb, the place in tiles.
 * Satori draws it, so styles are inline and every box with several children says `display: flex`.
 */
export function PagePicture({ headline, place, line, corner, art, brand }: Props) {
  const below = `${place ?? brand.city} TX`;
  return (
    <div style={page}>
      <img src={art.skyline} alt="" width={760} height={158} style={{ ...onCurb, right: 0 }} />
      <img
        src={art.truck}
        alt=""
        width={TRUCK_WIDTH}
        height={Math.round((TRUCK_WIDTH * 316) / 720)}
        style={{ ...onCurb, right: MARGIN - 16, marginBottom: -12 }}
      />
      <div style={logo}>
        {brand.logo ? (
          <img {...fitted(brand.logo)} alt="" />
        ) : (
          <img src={art.buddy} alt="" width={68} height={68} />
        )}
        {!brand.logo && brand.name}
      </div>
      <div style={{ ...title, fontSize: place || headline.length < 48 ? 76 : 62 }}>{headline}</div>
      {place && (
        <Tiles text={place} size={place.length > 10 ? Math.min(68, 960 / place.length) : 80} />
      )}
      <div style={{ ...words, marginTop: place ? 26 : 10 }}>{line}</div>
      <div style={curb}>
        <Tiles text={below} size={Math.min(40, 680 / below.length)} />
        <span>{corner}</span>
      </div>
    </div>
  );
}

/** As large as a logo fits above the headline. */
function fitted({ src, width, height }: NonNullable<PictureBrand["logo"]>) {
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height);
  return { src, width: Math.round(width * scale), height: Math.round(height * scale) };
}

function Tiles({ text, size }: { text: string; size: number }) {
  return (
    <div style={{ display: "flex", gap: size * 0.2 }}>
      {text
        .toUpperCase()
        .split(" ")
        .map((word) => (
          <div key={word} style={tileWord}>
            {[...word].map((letter, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: letters never change places
              <Tile key={at} size={size}>
                {letter}
              </Tile>
            ))}
          </div>
        ))}
    </div>
  );
}

function Tile({ size, children }: { size: number; children: ReactNode }) {
  return (
    <div style={{ ...tile, width: size, height: size, fontSize: size * 0.74 }}>{children}</div>
  );
}

const display = { fontFamily: "Funnel Display", fontWeight: 800 } as const;

const page: CSSProperties = {
  position: "relative",
  boxSizing: "border-box",
  display: "flex",
  flexDirection: "column",
  alignItems: "flex-start",
  width: PICTURE_WIDTH,
  height: PICTURE_HEIGHT,
  padding: `44px ${MARGIN}px 0`,
  background: "#eef3fd",
  color: "#0f1e3d",
  fontFamily: "Figtree",
};

const onCurb: CSSProperties = { position: "absolute", bottom: CURB_HEIGHT };

const logo: CSSProperties = {
  ...display,
  display: "flex",
  alignItems: "center",
  gap: 18,
  fontSize: 40,
  letterSpacing: "-0.02em",
};

const title: CSSProperties = {
  ...display,
  marginTop: 22,
  marginBottom: 18,
  maxWidth: PICTURE_WIDTH - 2 * MARGIN,
  lineHeight: 1.06,
  textWrap: "balance",
  letterSpacing: "-0.022em",
};

const words: CSSProperties = {
  maxWidth: 520,
  color: "#3f4c6b",
  fontSize: 34,
  lineHeight: 1.32,
  whiteSpace: "pre-line",
};

const curb: CSSProperties = {
  ...display,
  position: "absolute",
  boxSizing: "border-box",
  left: 0,
  bottom: 0,
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  width: PICTURE_WIDTH,
  height: CURB_HEIGHT,
  padding: `0 ${MARGIN}px`,
  borderTop: "6px solid #d2ccc0",
  background: "#e6e2da",
  fontSize: 34,
};

const tileWord: CSSProperties = {
  display: "flex",
  gap: 3,
  padding: 4,
  borderRadius: 8,
  background: "#8e887b",
};

const tile: CSSProperties = {
  ...display,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  lineHeight: 1,
  boxSizing: "border-box",
  border: "1px solid #dfe8fb",
  borderRadius: 4,
  background: "linear-gradient(#ffffff 55%, #eef3fd)",
  color: "#1e44b5",
};
