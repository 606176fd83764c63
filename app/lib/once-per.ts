/**
 * Makes something once for each object and keeps it as long as that lives: a statement for a connection,
 * which takes ten times as long to compile as to run (docs/performance.md), or what is worked out for a
 * price list.
 */
export function oncePer<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, Made>();
  return (of) => {
    if (!known.has(of)) known.set(of, make(of));
    return known.get(of) as Made;
  };
}
