/** Makes something once for each object, such as a statement for a connection, and keeps it as long as that lives. */
export function oncePer<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    if (!known.has(of)) known.set(of, make(of));
    return known.get(of) as Made;
  };
}
