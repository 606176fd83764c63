/** As much of sax as the site uses: it has no types of its own. */
declare module "sax" {
  type Tag = { name: string; attributes: Record<string, string> };
  type SAXParser = {
    onopentag: (tag: Tag) => void;
    onclosetag: () => void;
    ontext: (text: string) => void;
    oncdata: (text: string) => void;
    onerror: (error: Error) => void;
    write(text: string): { close(): void };
  };
  const sax: { parser: (isStrict: true) => SAXParser };
  export default sax;
}
