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

export type SmtpTls = "none" | "starttls" | "first-byte";

export type SmtpStandIn = Awaited<ReturnType<typeof startSmtp>>;

/**
 * Accepts every email from a client that logs in, until it is told to fail.
 * @param isOpen from any client
 * @param isExpired whether the certificate has expired; else it is one that nobody trusts
 */
export async function startSmtp(
  host = "127.0.0.1",
  { isOpen = false, tls = "none" as SmtpTls, isExpired = false } = {},
) {
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
    // Without a certificate it shows one of its own, which has expired.
    ...(tls !== "none" && !isExpired && { key: KEY, cert: CERTIFICATE }),
    closeTimeout: 200,
    secure: tls === "first-byte",
    disabledCommands: tls === "starttls" ? [] : ["STARTTLS"],
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
      // A client may be cut off in the middle of a text.
      const read = await buffer(stream).catch(() => null);
      if (!read) return;
      const text = read.toString("utf8");
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
  // Node breaks down where the socket below a TLS connection is destroyed.
  if (tls === "none") server.server.on("connection", (socket: Socket) => sockets.add(socket));
  server.listen(0, host);
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  const login = `${encodeURIComponent(SMTP_USER)}:${encodeURIComponent(SMTP_PASSWORD)}`;

  return {
    /** The value for SMTP_URL. */
    url: `smtp${tls === "first-byte" ? "s" : ""}://${login}@${host}:${port}`,
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

// Signed by itself and valid until 2126; made for tests alone.
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgpRHQj9wSnPa7Fnbt
FnOw65n5H/yHLO93/F28sTyzmEehRANCAAQlSjmN2pG3WZMfDp88y3qodIaxq8Ik
qNeU7sUugpGOBzI+gxKEg2RnuUnk01QRPkFbbselgxFG0/a8EZXnRzVW
-----END PRIVATE KEY-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBkzCCATmgAwIBAgIUVnqh5Z5lh3SLfbOEBuosBbs+IbYwCgYIKoZIzj0EAwIw
HjEcMBoGA1UEAwwTbWFpbC5qdW5rYnVkZHkudGVzdDAgFw0yNjExMjgwNzQyNTha
GA8yMTI2MTEwNDA3NDI1OFowHjEcMBoGA1UEAwwTbWFpbC5qdW5rYnVkZHkudGVz
dDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABCVKOY3akbdZkx8OnzzLeqh0hrGr
wiSo15TuxS6CkY4HMj6DEoSDZGe5SeTTVBE+QVtux6WDEUbT9rwRledHNVajUzBR
MB0GA1UdDgQWBBS3jqlMtPSMa5XS3UvZD5VRbzQchTAfBgNVHSMEGDAWgBS3jqlM
tPSMa5XS3UvZD5VRbzQchTAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0gA
MEUCIGSJ+TEGIxxxAv2PNMzsAdHlnHgm4+057b7J+9uZ0fuHAiEA9PjY/hIIwILj
DVnEDl9MDcRmoqdWv85rGei1xdxA1ns=
-----END CERTIFICATE-----`;
