/** A real mail server on a free loopback port, which can be made to fail. */
import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export const SMTP_USER = "bookings@junkbuddy.test";
export const SMTP_PASSWORD = "s3cret:word";

/** The step of the SMTP dialogue at which it fails. */
export type SmtpStep = "greeting" | "login" | "sender" | "recipient" | "text";

/** A reply code instead of success, no answer at all, or a cut connection. */
export type SmtpFault = number | "stall" | "cut";

export type SmtpStandIn = Awaited<ReturnType<typeof startSmtp>>;

/** Accepts every email from a client that logs in, until it is told to fail. @param isOpen from any client */
export async function startSmtp(host = "127.0.0.1", { isOpen = false } = {}) {
  const received: { from: string; to: string[]; text: string }[] = [];
  const seen: SmtpStep[] = [];
  const sockets = new Set<Socket>();
  let fault: { step: SmtpStep; how: SmtpFault } | null = null;

  /** Proceeds, or fails as told. */
  const pass = (step: SmtpStep, proceed: (error?: Error) => void) => {
    seen.push(step);
    if (fault?.step !== step) return proceed();
    if (fault.how === "stall") return;
    if (fault.how === "cut") {
      for (const socket of sockets) socket.destroy();
      return;
    }
    proceed(Object.assign(new Error("not this one"), { responseCode: fault.how }));
  };

  const server = new SMTPServer({
    authMethods: ["PLAIN"],
    allowInsecureAuth: true,
    authOptional: isOpen,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    onConnect: (_session, done) => pass("greeting", done),
    onAuth: ({ username, password }, _session, done) =>
      pass("login", (error) => {
        if (error) return done(error);
        if (username === SMTP_USER && password === SMTP_PASSWORD) return done(null, { user: "us" });
        // What servers repeat: the login plain, in a URL, and as the client has sent it.
        const plain = Buffer.from(`\0${username}\0${password}`).toString("base64");
        const word = Buffer.from(`${password}`).toString("base64");
        const said = [username, password, encodeURIComponent(`${password}`), word, plain].join(" ");
        done(Object.assign(new Error(`no ${said}`), { responseCode: 535 }));
      }),
    onMailFrom: (_address, _session, done) => pass("sender", done),
    onRcptTo: (_address, _session, done) => pass("recipient", done),
    onData: async (stream, { envelope }, done) => {
      const text = (await buffer(stream)).toString("utf8");
      pass("text", (error) => {
        const { mailFrom, rcptTo } = envelope;
        const from = mailFrom ? mailFrom.address : "";
        if (!error) received.push({ from, to: rcptTo.map(({ address }) => address), text });
        done(error);
      });
    },
  });
  // Cut connections are part of the tests.
  server.on("error", () => {});
  server.server.on("connection", (socket: Socket) => sockets.add(socket));
  server.listen(0, host);
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const login = `${encodeURIComponent(SMTP_USER)}:${encodeURIComponent(SMTP_PASSWORD)}`;

  return {
    /** The value for SMTP_URL. */
    url: `smtp://${login}@${host}:${port}`,
    port,
    received,
    /** Every step that clients have reached, in order, which reveals repeats. */
    seen,
    failAt: (step: SmtpStep, how: SmtpFault) => {
      fault = { step, how };
    },
    mend: () => {
      fault = null;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(resolve));
    },
  };
}
