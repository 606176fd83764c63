import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { rememberSource } from "./site/frame/remember-source.ts";
import { giveHistoryKeys } from "./ui/history-keys.ts";

giveHistoryKeys();
rememberSource();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <RemixBrowser />
    </StrictMode>,
  );
});
