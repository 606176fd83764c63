/**
 * What the commands take. Each of them reads its arguments here before it does anything: `--help` is answered
 * and nothing else is done, and what a command does not take is refused. Node's own modules only: nothing may
 * be installed yet.
 */
import { parseArgs } from "node:util";

/**
 * @typedef {object} Takes
 * @property {string} usage the command line, an empty line, and what it does
 * @property {NonNullable<import("node:util").ParseArgsConfig["options"]>} [options]
 * @property {number} [most] how many arguments it takes beside its options; none when left out
 */

const FLAG = { type: /** @type {const} */ ("boolean"), default: false };

/** Commands that are compiled, and may be run without npm. @satisfies {Record<string, Takes>} */
export const TAKES = {
  backup: {
    usage:
      "npm run backup\n\nCopies the database and the photos to BACKUP_DIR while the site runs.",
  },
  restore: {
    usage:
      "npm run restore [-- --migrate --without-photos --last-receipt NUMBER] FILE   (stop the server first)\n\n" +
      "Puts a backup in the database's place. --migrate takes one of an earlier version too, " +
      "--without-photos one whose photos are missing. Receipts go on after the last number that is known " +
      "here; --last-receipt says a later one.",
    options: { migrate: FLAG, "without-photos": FLAG, "last-receipt": { type: "string" } },
    most: 1,
  },
  "bring-over": {
    usage:
      "npm run bring-over FILE\n\n" +
      "Copies here what was booked in a database that a restore has replaced.",
    most: 1,
  },
  copy: {
    usage:
      "npm run copy\n\n" +
      "Copies the database to the storage that is set on the desk, until it is stopped.",
  },
  "fetch-copy": {
    usage:
      "npm run fetch-copy [FOLDER]\n\n" +
      "Brings that copy from the storage among the backups; without a folder it lists those that are there.",
    most: 1,
  },
  migrate: {
    usage: "npm run migrate\n\nBrings the database to this version's schema, as a start does.",
  },
};

/**
 * The arguments of this process. Ends it with 0 after `--help`, and with 1 for what the command does not take.
 * @param {Takes} takes
 * @returns {{ values: Record<string, unknown>, positionals: string[] }}
 */
export function readArguments({ usage, options = {}, most = 0 }) {
  const help = { type: /** @type {const} */ ("boolean"), short: "h" };
  try {
    const { values, positionals } = parseArgs({
      options: { ...options, help },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const extra = positionals[most];
    if (extra !== undefined) throw new Error(`"${extra}" is one argument too many`);
    return { values, positionals };
  } catch (error) {
    // The first sentence; the rest of Node's says how to pass a file of such a name.
    const [problem] = (error instanceof Error ? error.message : String(error)).split(". ");
    console.error(`${problem}. Nothing was done.\n${usage}`);
    process.exit(1);
  }
}
