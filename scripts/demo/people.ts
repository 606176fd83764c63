/** Invented people for `npm run demo`: reserved 555 numbers, example.com, streets that do not exist. */
const FIRST = [
  ...["Renata", "Tomas", "Dale", "Loan", "Marguerite", "Curtis", "Priya", "Ana", "Luis", "Hal"],
  ...["Bernice", "Oscar", "Yolanda", "Grant", "Mei", "Darnell", "Sofia", "Walt", "Imani", "Pete"],
  ...["Carla", "Viktor", "Noor", "Jesse", "Tamika", "Rob", "Elena", "Kwame", "Judy", "Andre"],
];
const LAST = [
  ...["Solis", "Brandt", "Whitcomb", "Tran", "Okafor", "Boone", "Nair", "Villareal", "Ferrer"],
  ...["Pecanty", "Haddock", "Quiroz", "Lindqvist", "Mabry", "Ostrow", "Delacroix", "Fenn", "Kaur"],
];
const STREETS = [
  ...["Pecan Lantern St", "Bayou Slate Rd", "Lark Slate Dr", "Pecan Gate Blvd", "Heron Tally Ln"],
  ...["Cypress Ledger Ct", "Mockingbird Toll Dr", "Gulf Thimble St", "Live Oak Ribbon Rd"],
  ...["Sundial Prairie Way", "Copper Heron Ave", "Willow Ferry St"],
];
const AREA_CODES = ["713", "281", "832", "346"];

type Invented = { name: string; email: string; phone: string; street: string };

/** @param draw a whole number from 0 up to but not including its argument */
export function inventPerson(draw: (below: number) => number, index: number): Invented {
  const pick = (list: readonly string[]) => list[draw(list.length)] as string;
  const [first, last] = [pick(FIRST), pick(LAST)];
  // One number for each person: 0100 to 0199 are reserved in every area code.
  const area = AREA_CODES[Math.floor(index / 100) % AREA_CODES.length];
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}${index}@example.com`.toLowerCase(),
    phone: `(${area}) 555-0${100 + (index % 100)}`,
    street: `${100 + draw(9_800)} ${pick(STREETS)}`,
  };
}
