import { createContext, type ReactNode, useContext } from "react";

/** On the server: the inside of the main part as it was rendered before. In the browser: null. */
const KeptMainContext = createContext<string | null>(null);

export const KeptMainProvider = KeptMainContext.Provider;

/** The page's main part; where the same markup was rendered before, it is reused. */
export function Main({ children }: { children: ReactNode }) {
  const kept = useContext(KeptMainContext);
  if (kept === null) return <main id="main">{children}</main>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what React itself rendered of these children
  return <main id="main" dangerouslySetInnerHTML={{ __html: kept }} />;
}
