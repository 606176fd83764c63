/** What the price leaves out, and why: things that no crew takes and words that name no item. */
export function LeftOut({ notes }: { notes: readonly string[] }) {
  if (notes.length === 0) return null;
  return (
    <div className="left-out small">
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}
