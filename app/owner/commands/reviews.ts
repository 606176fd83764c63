import type { Command } from "commander";
import type { Review } from "#app/domain/review.ts";
import { type CommandContext, withContext } from "#app/owner/command-context.ts";
import type { ReviewServices } from "#app/services/review-store.ts";
import { addReview, removeReview } from "#app/workflows/change-reviews.ts";
import * as store from "#db/reviews.server.ts";
import { OwnerError } from "../explain.ts";
import { printable } from "../terminal.ts";

type Options = {
  add?: string;
  author?: string;
  place?: string;
  stars?: string;
  origin?: string;
  url?: string;
  remove?: number;
};

export function addReviews(program: Command): void {
  program
    .command("reviews")
    .description("Lists, adds and removes the reviews on the home page")
    .option("--add <words>", "a review that a customer gave you leave to use")
    .option("--author <name>", "who wrote it")
    .option("--place <name>", "where that customer lives, like Katy")
    .option("--stars <number>", "1 to 5; left out: without stars")
    .option("--origin <name>", "where it was left, like Google")
    .option("--url <address>", "its address there, with https")
    .option("--remove <number>", "take one off the home page", Number)
    .addHelpText(
      "after",
      `
Examples:
  npm run owner -- reviews --add "On time, and swept up after." --author "Ana R." --place Katy
  npm run owner -- reviews --remove 3`,
    )
    .action((options: Options) =>
      withContext(async (context) => console.log(await run(options, context))),
    );
}

async function run({ add, remove, ...about }: Options, context: CommandContext): Promise<string> {
  const { database } = context;
  const services = servicesOf(context);
  if (add !== undefined) {
    const typed = new URLSearchParams({ ...about, words: add });
    if (!(await addReview({ typed, requestId: null }, services))) {
      throw new OwnerError(
        "A review needs an author and at least ten characters; stars are 1 to 5, its address begins with https.",
      );
    }
  }
  if (remove !== undefined && !(await removeReview(remove, services))) {
    throw new OwnerError("There is no review of that number: npm run owner -- reviews lists them.");
  }
  const reviews = store.listReviews(database);
  return reviews.length === 0 ? "There are no reviews." : reviews.map(words).join("\n\n");
}

function words({ id, author, place, words: said, stars, origin }: Review): string {
  const from = [place, origin, stars === null ? "" : `${stars} of 5`].filter(Boolean).join(", ");
  return printable(`No. ${id}, ${author}${from === "" ? "" : ` (${from})`}\n${said}`);
}

function servicesOf({ database, now }: CommandContext): ReviewServices {
  const at = now.toISOString();
  return {
    reviews: {
      add: (review, requestId) => store.addReview(database, review, { requestId, at }),
      remove: (id) => store.removeReview(database, id, at),
    },
    onShopChanged: () => {},
  };
}
