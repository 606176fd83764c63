/** The press that ends a session, and what it asks first. */
export const words = {
  needsSignal: "You need signal to sign out. Your changes stay on this device until then.",
  notSent: (count: number) =>
    count === 1
      ? "1 change was not sent. If you sign out, it is lost."
      : `${count} changes were not sent. If you sign out, they are lost.`,
  stay: "Stay signed in",
  anyway: "Sign out anyway",
  signOut: "Sign out",
};
