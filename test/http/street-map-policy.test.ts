import { expect, test } from "vitest";
import { securityHeaders } from "#app/http/headers.server.ts";

const frameSource = (pathname: string) =>
  securityHeaders("nonce", "http://localhost:3000", pathname)
    ["Content-Security-Policy"]?.split("; ")
    .find((directive) => directive.startsWith("frame-src"));

test.each(["/service-areas/katy", "/service-areas/the-woodlands/"])(
  "%s may show a street map",
  (pathname) => {
    expect(frameSource(pathname)).toBe("frame-src https://www.openstreetmap.org");
  },
);

test.each(["/", "/service-areas", "/service-areas/", "/service-areas/katy/more", "/schedule"])(
  "%s embeds nothing",
  (pathname) => {
    expect(frameSource(pathname)).toBe("frame-src 'none'");
  },
);
