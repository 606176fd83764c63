/** What the price leaves out, and why: things that are not taken or not on the list. */
export function LeftOut({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <p className="small" key={note}>
      {note}
    </p>
  ));
}
