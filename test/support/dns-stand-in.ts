/** A DNS server on a free loopback port, over UDP as a resolver asks it. */
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { type Answer, decode, encode } from "dns-packet";
import { onTestFinished } from "vitest";

/** A name's records: texts, "A 203.0.113.7", "CNAME other.test" and "MX mail.test". */
export type Zone = Record<string, string[]>;

const NAME_ERROR = 3;
const SERVER_FAILURE = 2;

/** @returns its address, its zone, which a test may change, and a way to have it fail for a name */
export async function startDns(zone: Zone) {
  const failing = new Set<string>();
  const asked: string[] = [];
  const socket = createSocket("udp4");
  socket.on("message", (message, from) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    const name = question?.name.toLowerCase() ?? "";
    asked.push(`${question?.type} ${name}`);
    const records = zone[name];
    const answers = (records ?? [])
      .map((record) => answerOf(name, record))
      .filter(({ type }) => type === question?.type);
    const code = failing.has(name) ? SERVER_FAILURE : records === undefined ? NAME_ERROR : 0;
    const flags = 0x8180 | code;
    socket.send(
      encode({
        type: "response",
        id: id ?? 0,
        flags,
        questions,
        answers: code === 0 ? answers : [],
      }),
      from.port,
      from.address,
    );
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  onTestFinished(() => {
    socket.close();
  });
  return { server: `127.0.0.1:${socket.address().port}`, zone, failing, asked };
}

function answerOf(name: string, record: string): Answer {
  const [, type = "", data = ""] = /^(A|CNAME|MX) (\S+)$/.exec(record) ?? [];
  if (type === "A") return { type, name, ttl: 60, data };
  if (type === "CNAME") return { type, name, ttl: 60, data };
  if (type === "MX") return { type, name, ttl: 60, data: { preference: 10, exchange: data } };
  // A text of a record has at most 255 characters.
  const parts = record.match(/.{1,255}/gs) ?? [];
  return { type: "TXT", name, ttl: 60, data: parts };
}
