/** Stands in for an OpenAI-compatible chat model: POST /chat/completions. */
import { type Answer, json, type StandInRequest, startStandIn } from "./stand-in-server.ts";

export const OPENAI_TEST_KEY = "sk-test-key";

export type OpenAiStandIn = {
  /** The value for OPENAI_BASE_URL. */
  url: string;
  apiKey: string;
  requests: StandInRequest[];
  /** The messages of the last request, the system's first. */
  lastMessages: () => { role: string; content: string }[];
  /** Gives this answer to every request from now on. */
  answer: (answer: Answer) => void;
  /** Answers each request by what it asks. */
  answerEach: (answer: (body: Record<string, unknown>) => Answer) => void;
  close: () => Promise<void>;
};

/** A completion whose message is this text. */
export function completion(content: string | null): Answer {
  return json(200, {
    id: "chatcmpl-test",
    object: "chat.completion",
    created: 1_750_000_000,
    model: "test-model",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

const MODELS = json(200, { object: "list", data: [{ id: "gpt-5-mini", object: "model" }] });

/** The completion that reads these lines. */
export function readLines(...lines: { id: string; quantity: unknown; sure?: boolean }[]): Answer {
  return completion(JSON.stringify({ lines }));
}

/** The completion that sees these things in photos. */
export function seesThings(
  ...things: { photo: unknown; id: unknown; quantity: unknown }[]
): Answer {
  return completion(JSON.stringify({ things }));
}

export async function startOpenAi(apiKey = OPENAI_TEST_KEY): Promise<OpenAiStandIn> {
  const first = readLines();
  let next: (body: Record<string, unknown>) => Answer = () => first;
  const server = await startStandIn((request) => {
    if (request.headers.authorization !== `Bearer ${apiKey}`) {
      return json(401, {
        error: { message: "Incorrect API key provided", code: "invalid_api_key" },
      });
    }
    if (request.url.pathname === "/v1/models") return MODELS;
    return request.url.pathname === "/v1/chat/completions"
      ? next(JSON.parse(request.body))
      : json(404, { error: {} });
  });
  return {
    url: `${server.url}/v1`,
    apiKey,
    requests: server.requests,
    lastMessages: () => JSON.parse(server.requests.at(-1)?.body ?? "{}").messages,
    answer: (answer) => {
      next = () => answer;
    },
    answerEach: (answer) => {
      next = answer;
    },
    close: server.close,
  };
}
