/** At a window in which the truck stops nearby anyway (rule 148). */
export function NearMark() {
  return <em className="near">We're near you then</em>;
}
