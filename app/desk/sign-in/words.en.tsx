import type { ReactNode } from "react";

export const words = {
  signIn: "Sign in",
  signInTitle: "Sign in to the desk",
  enterCode: "Enter the code",
  deskOf: (name: string) => `${name} desk`,
  byEmail: "We'll email you a six-digit code. You don't need a password.",
  noMail:
    "No email goes out yet. Set up a mail service under Settings, Emails. Until then, use a recovery code, " +
    "print a code on the server, or find the one you ask for here in its outbox.",
  yourEmail: "Your email",
  emailCode: "Email me a code",
  makeCode: "Make a code",
  haveCode: "I have a code",
  useRecovery: "Use a recovery code",
  typeCode: "Type the code the owner showed you, or the one from the server.",
  codeSent: (sendsMail: boolean, email: ReactNode, minutes: number) => (
    <>
      {sendsMail
        ? "If this is the desk\u2019s address, we sent a code to "
        : "No email goes out. If this is the desk\u2019s address, the server\u2019s outbox has a code for "}
      {email}. It works for {minutes} minutes, in this browser only.
    </>
  ),
  code: "Code",
  sixDigits: "Six-digit code",
  sendNew: "Send a new code",
  makeNew: "Make a new code",
  askCode: "Ask for a code",
  otherEmail: "Use another email",
  printCode: (sendsMail: boolean, command: ReactNode) => (
    <>
      {sendsMail ? "If no email comes, run " : "Or run "}
      {command} on the server to print a code.
    </>
  ),
  recoveryNote: "The owner made these codes on the desk. Each works once.",
  recoveryCode: "Recovery code",
  recoveryHint: "Sixteen letters and digits, like the ones on your paper.",

  unread: "We couldn't read the form. Send it again.",
  noEmail: "Type your email address, like name@example.com.",
  tooManyTries: (wait: string) => `Too many tries. Try again in ${wait}.`,
  tooManyCodes: (wait: string) => `We sent too many codes. Try again in ${wait}.`,
  expired: "That code has expired, or is for another browser. Ask for a new one.",
  wrong: "That code doesn't work. Check it and type it again.",
  wrongRecovery: "That code doesn't work, or was used before. Try another one.",
  notNewest: (triesLeft: number) =>
    `That isn't the newest code. ${triesLeft === 1 ? "1 try left" : `${triesLeft} tries left`}.`,
};
