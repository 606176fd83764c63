import type { Command } from "commander";
import { inboxTodos, type Todo } from "#app/domain/inbox.ts";
import { type CommandContext, withContext } from "#app/owner/command-context.ts";
import { inboxNews } from "#app/services/inbox-news.server.ts";
import { settleTodo } from "#app/workflows/settle-todo.ts";
import { handleLeads, markSeen } from "#db/inbox.server.ts";
import { OwnerError } from "../explain.ts";
import { printable } from "../terminal.ts";

export function addInbox(program: Command): void {
  program
    .command("inbox")
    .description("Lists what needs you, and takes off what you have dealt with")
    .option("--seen <key>", "news that you have seen, or a lead that you have called")
    .addHelpText(
      "after",
      `
What else is on the list leaves by itself, once it is dealt with.

Examples:
  npm run owner -- inbox
  npm run owner -- inbox --seen late-cancel:12`,
    )
    .action(({ seen }: { seen?: string }) =>
      withContext(async (context) => console.log(await run(seen, context))),
    );
}

async function run(seen: string | undefined, context: CommandContext): Promise<string> {
  if (seen !== undefined) await settle(seen, context);
  const news = inboxNews(context.database, context.now, context.settings);
  const todos = inboxTodos(news, context.now);
  const beyond = Object.values(news.beyond).reduce((sum, count) => sum + count, 0);
  const more = beyond > 0 ? [`The newest ${todos.length} of ${todos.length + beyond}.`] : [];
  return todos.length === 0 ? "Nothing needs you." : [...todos.map(words), ...more].join("\n\n");
}

async function settle(key: string, context: CommandContext): Promise<void> {
  const { database, now } = context;
  const at = now.toISOString();
  const isListed = todosOf(context).some((todo) => todo.key === key);
  const isSettled =
    isListed &&
    (await settleTodo(key, {
      markSeen: (one) => markSeen(database, one, at),
      handleLeads: (ids) => handleLeads(database, ids, { at, as: "called" }),
    }));
  if (!isSettled) {
    throw new OwnerError(`Nothing to mark as "${printable(key)}": the inbox lists the keys.`);
  }
}

function todosOf({ database, now, settings }: CommandContext): Todo[] {
  return inboxTodos(inboxNews(database, now, settings), now);
}

function words({ key, isUrgent, title, words: about, action, end }: Todo): string {
  const canBeSeen = end !== null || (action.kind === "post" && action.intent === "seen");
  return printable(
    [
      `${isUrgent ? "! " : ""}${title}`,
      about,
      ...(canBeSeen ? [`Dealt with: npm run owner -- inbox --seen ${key}`] : []),
    ].join("\n"),
  );
}
