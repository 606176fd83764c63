/** What this project's commands are called on a server that deploy/install.sh has set up. */
const ON_SERVER = [
  ["npm run owner --", "junkbuddy owner"],
  ["npm run backup", "junkbuddy backup"],
  ["npm run restore", "junkbuddy restore"],
  ["npm run fetch-copy", "junkbuddy fetch-copy"],
  ["npm start", "junkbuddy restart"],
  ["in .env", "with junkbuddy settings"],
] as const;

/**
 * Words that name commands, as they are typed where this process runs (rule 326): its units and the junkbuddy
 * command set STARTED_BY.
 * @param words with the commands of the project's folder
 */
export function typedHere(words: string): string {
  if (process.env.STARTED_BY !== "junkbuddy") return words;
  return ON_SERVER.reduce((text, [here, there]) => text.replaceAll(here, there), words);
}
