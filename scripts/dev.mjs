/** `npm run dev`: the development server, with changes shown as they are saved. */
import { existsSync } from "node:fs";
import { bin, ensureInstalled, run } from "./setup.mjs";

if (existsSync(".env")) process.loadEnvFile(".env");
await ensureInstalled();
run(bin("remix"), ["vite:dev", "--port", process.env.PORT || "3000"]);
