import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { rememberSource } from "./components/first-touch.ts";
import { giveHistoryKeys } from "./components/history-keys.ts";

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
