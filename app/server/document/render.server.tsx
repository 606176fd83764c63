import { createHash, randomBytes } from "node:crypto";
import { Writable } from "node:stream";
import type { EntryContext } from "@remix-run/node";
import { RemixServer } from "@remix-run/react";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { type Language, requestLanguage, speak } from "#app/lib/language.ts";
import { NonceProvider } from "#app/ui/nonce.ts";
import { SharedScriptsProvider } from "#app/ui/SharedScripts.tsx";
import { dressNow, dressPage, withOwnIcons } from "./dress.server.ts";
import { withOffer } from "./language-offer.server.ts";
import { withOwnStyles } from "./page-styles.server.ts";
import { scriptPolicy } from "./security-headers.server.ts";

export type RenderedDocument = {
  html: string;
  /** Hashes of its own inline scripts, such as "sha256-…". */
  scriptHashes: string[];
};

type RenderRequest = {
  request: Request;
  context: EntryContext;
  /** Whether the page offers itself in Spanish. */
  hasOffer: boolean;
  onError: (error: unknown) => void;
};

/** Renders a page whole. */
export async function renderDocument({
  request,
  context,
  hasOffer,
  onError,
}: RenderRequest): Promise<RenderedDocument> {
  // Random, so that no user input can contain it.
  const nonce = randomBytes(16).toString("hex");
  const { pathname } = new URL(request.url);
  const marked = await renderWhole(
    <InLanguage language={requestLanguage(request)}>
      <NonceProvider value={nonce}>
        <SharedScriptsProvider value={sharedScripts(context)}>
          <RemixServer context={context} url={request.url} nonce={nonce} />
        </SharedScriptsProvider>
      </NonceProvider>
    </InLanguage>,
    nonce,
    onError,
  );
  const plain = withOwnIcons(afterFirstPaint(marked));
  const html = hasOffer ? withOffer(plain, pathname) : plain;
  const dress = dressNow();
  const dressed = dress ? dressPage(html, dress) : html;
  return hashesInsteadOfNonce(withOwnStyles(dressed, dress), nonce);
}

/** First in the tree: all that follows is rendered in the same task. */
function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  speak(language);
  return children;
}

/** What the browser's entry imports; Remix lists the entry itself among them. */
function sharedScripts({ manifest: { entry } }: EntryContext): string[] {
  return entry.imports.filter((url) => url !== entry.module);
}

/**
 * Remix preloads a page's scripts at the same priority as its styles, and on a slow line they
 * compete. The page is readable without scripts, so they get a low priority.
 */
function afterFirstPaint(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload" ',
    '<link rel="modulepreload" fetchpriority="low" ',
  );
}

/** Removes the nonce from a page's own scripts, and puts the hashes of those scripts into its policy. */
export function hashesInsteadOfNonce(marked: string, nonce: string): RenderedDocument {
  const scripts = marked.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  const scriptHashes = [
    ...new Set(
      [...scripts]
        .filter(([, attributes, script]) => script && attributes?.includes(`nonce="${nonce}"`))
        .map(([, , script = ""]) => hashOf(script)),
    ),
  ];
  const html = marked
    .replace(`content="${nonce}"`, `content="${scriptPolicy(scriptHashes)}"`)
    .replaceAll(` nonce="${nonce}"`, "");
  return { html, scriptHashes };
}

function hashOf(script: string): string {
  return `sha256-${createHash("sha256").update(script).digest("base64")}`;
}

/**
 * Renders an element to its end.
 * @throws what its shell throws; what fails later is told to `onError`
 */
export function renderWhole(
  page: JSX.Element,
  nonce: string,
  onError: (error: unknown) => void,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // No part is sent aside for a script to put in its place: pages work without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        speak("en");
        const chunks: Uint8Array[] = [];
        const write = (chunk: Uint8Array, _: unknown, done: () => void) => {
          chunks.push(chunk);
          done();
        };
        // React 18 leaves zero bytes where a character of several does not fit its buffer any more.
        const final = () => resolve(Buffer.concat(chunks).toString().replaceAll("\0", ""));
        pipe(new Writable({ write, final }));
      },
      onShellError(error) {
        speak("en");
        reject(error);
      },
      onError,
    });
  });
}
