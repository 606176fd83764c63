/** As much of sax as the site uses: it has no types of its own. */
declare module "sax" {
  type Tag = { name: string; attributes: Record<string, string> };
  export type SAXParser = {
    onopentag: (tag: Tag) => void;
    onclosetag: () => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    onerror: (error: Error) => void;
    write(text: string): { close(): void };
  };
  export function parser(isStrict: true): SAXParser;
}
