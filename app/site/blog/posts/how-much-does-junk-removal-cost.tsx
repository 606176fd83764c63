import { words } from "../texts/how-much-does-junk-removal-cost.words.ts";

export default function Post() {
  return words.text();
}
