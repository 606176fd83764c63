/**
 * A call to an OpenAI-compatible model that answers with JSON of one shape: no retries, one time limit
 * over the whole exchange, answers of a bounded size, no redirects.
 */
import OpenAI from "openai";
import type { z } from "zod";
import { exchange } from "#app/server/http-exchange.server.ts";
import type { ModelFailure } from "./chat-model.ts";

const MAX_ANSWER_TOKENS = 4_000;
/** Several times the size of an answer with that many tokens. */
const MAX_ANSWER_BYTES = 256 * 1024;

type OpenAiConfig = {
  apiKey: string;
  model: string;
  baseUrl?: string;
  timeoutMs: number;
};

/** The answer's shape: as a JSON schema for the server, and as the check that counts. */
type AnswerShape<Answer> = {
  name: string;
  schema: Record<string, unknown>;
  check: z.ZodType<Answer>;
};

export type Asked<Answer> =
  | { ok: true; answer: Answer }
  /** `detail` is for the log: one line, without secrets or the customer's words. */
  | { ok: false; reason: ModelFailure; detail: string };

type Messages = OpenAI.ChatCompletionMessageParam[];

/**
 * How a server is spoken to: `full` with a schema, least effort and today's limit of tokens; `plain`
 * with what every compatible server knows. One that refuses the first is asked in the second from
 * then on.
 */
type Dialect = "full" | "plain";

/** What a server answers that does not know a field of the request. */
const NOT_UNDERSTOOD: ReadonlySet<number> = new Set([400, 404, 415, 422, 501]);

/** A server that does not know the fields of the request is asked once more without them, within the same time. */
export function createOpenAiModel<Answer>(
  { apiKey, model, baseUrl, timeoutMs }: OpenAiConfig,
  shape: AnswerShape<Answer>,
): (messages: Messages) => Promise<Asked<Answer>> {
  const client = new OpenAI({
    apiKey,
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: fetchBounded,
    ...(baseUrl && { baseURL: baseUrl }),
  });
  const json_schema = { name: shape.name, strict: true, schema: shape.schema };
  let dialect: Dialect = "full";

  async function complete(messages: Messages, signal: AbortSignal, spoken: Dialect) {
    const { choices } = await client.chat.completions.create(
      {
        model,
        messages,
        ...(spoken === "full"
          ? {
              max_completion_tokens: MAX_ANSWER_TOKENS,
              reasoning_effort: "minimal" as const,
              response_format: { type: "json_schema" as const, json_schema },
            }
          : { max_tokens: MAX_ANSWER_TOKENS }),
      },
      { signal },
    );
    return choices?.[0]?.message?.content;
  }

  return async function ask(messages) {
    // Over the whole exchange: the SDK's own limit ends with the answer's first byte.
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const said = await complete(messages, signal, dialect).catch(async (error: unknown) => {
        if (dialect === "plain" || !isNotUnderstood(error)) throw error;
        const plain = await complete(messages, signal, "plain");
        dialect = "plain";
        return plain;
      });
      const answer = shape.check.safeParse(parseJson(said));
      return answer.success
        ? { ok: true, answer: answer.data }
        : { ok: false, reason: "bad-answer", detail: answer.error.issues[0]?.message ?? "" };
    } catch (error) {
      return signal.aborted
        ? { ok: false, reason: "timed-out", detail: "no whole answer in time" }
        : { ok: false, ...describeFailure(error) };
    }
  };
}

function isNotUnderstood(error: unknown): boolean {
  return error instanceof OpenAI.APIError && NOT_UNDERSTOOD.has(error.status ?? 0);
}

/** The object in an answer; a server without schemas may write words or a fence around it. */
function parseJson(text: string | null | undefined): unknown {
  try {
    const from = text?.indexOf("{") ?? -1;
    return JSON.parse(text?.slice(from, text.lastIndexOf("}") + 1) ?? "");
  } catch {
    return undefined;
  }
}

/** An answer that is too long or incomplete. */
class UnreadableAnswer extends Error {}

/**
 * The SDK's requests, with answers of a bounded size and no redirects followed, which would carry the
 * conversation and the key to another host.
 */
async function fetchBounded(
  url: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const answer = await exchange(
    String(url),
    {
      method: init.method === "GET" ? "GET" : "POST",
      headers: new Headers(init.headers),
      body: typeof init.body === "string" ? init.body : null,
      // The SDK hands on the time limit of the call.
      signal: init.signal as AbortSignal,
    },
    MAX_ANSWER_BYTES,
  );
  if (!answer.ok)
    throw answer.reason === "bad-answer" ? new UnreadableAnswer() : new Error(answer.reason);
  const type = answer.headers["content-type"] ?? "";
  return new Response(answer.status === 204 ? null : answer.text, {
    status: answer.status,
    headers: { "Content-Type": type },
  });
}

function describeFailure(error: unknown): { reason: ModelFailure; detail: string } {
  if (error instanceof OpenAI.APIConnectionError) {
    if (error.cause instanceof UnreadableAnswer) {
      return { reason: "bad-answer", detail: "the answer is too long or broke off" };
    }
    return { reason: "unreachable", detail: "no connection" };
  }
  if (error instanceof OpenAI.APIError) {
    return { reason: "refused", detail: `status ${error.status}` };
  }
  return { reason: "bad-answer", detail: "the answer could not be read" };
}
