import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

export type Bytes = Uint8Array<ArrayBuffer>;
export type Coding = "br" | "gzip";

/** The encodings a page is sent in, the smaller first. */
export const CODINGS: readonly Coding[] = ["br", "gzip"];

/** "best" for a cached page, "quick" for one that is sent once. */
type Effort = "best" | "quick";

const BROTLI_QUALITY = { best: constants.BROTLI_MAX_QUALITY, quick: 4 };
const GZIP_LEVEL = { best: constants.Z_BEST_COMPRESSION, quick: 3 };

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses a whole text on the thread pool; cheaper than chunk by chunk. */
export async function compress(bytes: Bytes, coding: Coding, effort: Effort): Promise<Bytes> {
  const { BROTLI_PARAM_MODE, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const compressed =
    coding === "gzip"
      ? await toGzip(bytes, { level: GZIP_LEVEL[effort] })
      : await toBrotli(bytes, {
          params: {
            [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY[effort],
            [BROTLI_PARAM_SIZE_HINT]: bytes.length,
          },
        });
  return new Uint8Array(compressed);
}

/** The encodings a request accepts, the smaller first. */
export function acceptedCodings(request: Request): Coding[] {
  const headers = { "accept-encoding": request.headers.get("Accept-Encoding") ?? "identity" };
  const accepted = new Negotiator({ headers }).encodings([...CODINGS]);
  return CODINGS.filter((coding) => accepted.includes(coding));
}
