import { words } from "../texts/save-money-on-junk-removal.words.ts";

export default function Post() {
  return words.text();
}
