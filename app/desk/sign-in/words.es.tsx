import type { words as en } from "./words.en.tsx";

export const words: typeof en = {
  signIn: "Entrar",
  signInTitle: "Entrar al escritorio",
  enterCode: "Escriba el código",
  deskOf: (name) => `Escritorio de ${name}`,
  byEmail: "Le mandamos un código de seis números por correo. No necesita contraseña.",
  noMail:
    "Todavía no salen correos. Use un código de recuperación, imprima uno en el servidor o busque en su " +
    "bandeja de salida el que pida aquí.",
  yourEmail: "Su correo electrónico",
  emailCode: "Mandarme un código",
  makeCode: "Crear un código",
  haveCode: "Ya tengo un código",
  useRecovery: "Usar un código de recuperación",
  typeCode: "Escriba el código que le mostró el dueño o el del servidor.",
  codeSent: (sendsMail, email, minutes) => (
    <>
      {sendsMail
        ? "Si este es el correo del escritorio, mandamos un código a "
        : "No salen correos. Si este es el correo del escritorio, en la bandeja del servidor hay un código para "}
      {email}. Sirve {minutes} minutos y solo en este navegador.
    </>
  ),
  code: "Código",
  sixDigits: "Código de seis números",
  sendNew: "Mandar otro código",
  makeNew: "Crear otro código",
  askCode: "Pedir un código",
  otherEmail: "Usar otro correo",
  printCode: (sendsMail, command) => (
    <>
      {sendsMail ? "Si no llega ningún correo, ejecute " : "O ejecute "}
      {command} en el servidor para imprimir un código.
    </>
  ),
  recoveryNote: "El dueño creó estos códigos en el escritorio. Cada uno sirve una vez.",
  recoveryCode: "Código de recuperación",
  recoveryHint: "Dieciséis letras y números, como los de su papel.",

  unread: "No pudimos leer el formulario. Mándelo otra vez.",
  noEmail: "Escriba su correo, como nombre@ejemplo.com.",
  tooManyTries: (wait) => `Demasiados intentos. Intente otra vez en ${wait}.`,
  tooManyCodes: (wait) => `Mandamos demasiados códigos. Intente otra vez en ${wait}.`,
  expired: "Ese código ya venció o es para otro navegador. Pida uno nuevo.",
  wrong: "Ese código no sirve. Revíselo y escríbalo otra vez.",
  wrongRecovery: "Ese código no sirve o ya se usó. Pruebe con otro.",
  notNewest: (triesLeft) =>
    `Ese no es el código más nuevo. ${triesLeft === 1 ? "Queda 1 intento" : `Quedan ${triesLeft} intentos`}.`,
};
