/**
 * `npm run owner -- …` as the owner types it, on a database of the test's and in a project folder
 * without a developer's .env, in this process.
 */

import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Readable } from "node:stream";
import { vi } from "vitest";
import type { Outside } from "#app/commands/doctor/domain.ts";
import { runOwner } from "#app/commands/program.ts";
import type { Job } from "#app/jobs/job.ts";
import { markNotified, type SaveJob } from "#app/jobs/jobs.server.ts";
import type { Database } from "#db/open.server.ts";
import { sampleBooking } from "./job-details.ts";
import { savedJob } from "./saved-job.ts";
import { temporaryDatabase, temporaryFolder } from "./temporary.ts";

/** Half past ten on a Monday morning in Houston. */
export const OWNER_NOW = "2026-07-20T15:30:00.000Z";
const CLOCK = { NOW: OWNER_NOW, ALLOW_NOW: "1" };
const NEEDED = ["db", "package.json", "tsconfig.json"];

/** A place to type commands in. @param env lines of its .env @param outside where the doctor looks */
export function openOffice(env = "", outside?: Outside) {
  const folder = temporaryFolder();
  for (const name of NEEDED) symlinkSync(resolve(name), join(folder, name));
  if (env !== "") writeFileSync(join(folder, ".env"), env, { mode: 0o600 });
  mkdirSync(join(folder, "data"));
  return {
    folder,
    databasePath: join(folder, "data", "junkbuddy.db"),
    /** Types a command; the clock stands at OWNER_NOW unless the settings say otherwise. */
    owner: (args: string[], settings: Record<string, string> = {}, input = "") =>
      inPlaceOf(folder, { ...CLOCK, ...settings }, () => runHere(args, input, outside)),
  };
}

/** Runs a task as app/commands/main.ts would find itself: in this folder, with these settings alone. */
async function inPlaceOf<Result>(
  folder: string,
  settings: Record<string, string>,
  task: () => Promise<Result>,
): Promise<Result> {
  const [cwd, env] = [process.cwd(), { ...process.env }];
  // React, imported for a first email, must be of the same kind as what is compiled for it.
  setVariables({ PATH: env.PATH, NODE_ENV: env.NODE_ENV, ...settings });
  process.chdir(folder);
  try {
    if (existsSync(".env")) process.loadEnvFile(".env");
    return await task();
  } finally {
    process.chdir(cwd);
    setVariables(env);
  }
}

/** Sets these variables and no others. */
function setVariables(variables: Record<string, string | undefined>): void {
  for (const name of Object.keys(process.env)) Reflect.deleteProperty(process.env, name);
  for (const [name, value] of Object.entries(variables)) {
    if (value !== undefined) process.env[name] = value;
  }
}

async function runHere(args: string[], input: string, outside?: Outside) {
  let [stdout, stderr] = ["", ""];
  const toOutput = (words: unknown) => {
    stdout += words;
    return true;
  };
  const toErrors = (words: unknown) => {
    stderr += words;
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, "write").mockImplementation(toOutput),
    vi.spyOn(process.stderr, "write").mockImplementation(toErrors),
    vi.spyOn(console, "log").mockImplementation((words = "") => void toOutput(`${words}\n`)),
    vi.spyOn(process, "stdin", "get").mockReturnValue(Readable.from([input]) as never),
  ];
  const said = vi.mocked(console.error).mockImplementation((words) => void toErrors(`${words}\n`));
  const status = await runOwner(args, outside);
  // What this process itself ends with is not the command's to say.
  process.exitCode = undefined;
  for (const spy of spies) spy.mockRestore();
  said.mockReset();
  return { status, stdout, stderr };
}

/** An office with the site's database in it. */
export function openOfficeWithJobs() {
  const office = openOffice();
  return { ...office, database: temporaryDatabase(office.databasePath) };
}

/** Saves a job under this order number: confirmed, unless only the owner's email was accepted. */
export function addJob(
  database: Database,
  orderNumber: string,
  details: Partial<SaveJob["details"]> = {},
  { isConfirmed = true, createdAt = OWNER_NOW } = {},
): Job {
  const booking = sampleBooking({ bookingKey: orderNumber, createdAt });
  const job = savedJob(database, {
    ...booking,
    drawOrderNumber: () => orderNumber,
    details: { ...booking.details, ...details },
  });
  markNotified(database, job, "owner", createdAt);
  return { ...job, ...(isConfirmed && markNotified(database, job, "customer", createdAt)) };
}
