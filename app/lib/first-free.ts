/** A name as it is, or with the first number behind it that is not taken: "sofa", "sofa-2". */
export function firstFree(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${name}-${count}`;
  return free;
}
