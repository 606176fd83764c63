/**
 * Which way imports go (`npm run check`): each slice may use those before it. `db/` uses no slice
 * but for pure rules, nothing imports a route, and no files import each other in a circle.
 */
const SLICES = [
  ...["lib", "ui", "server", "prices", "cart", "schedule", "jobs", "messages", "money"],
  ...["booking", "chat", "site", "desk", "commands"],
];

const folders = (/** @type {string[]} */ slices) => `^app/(${slices.join("|")})/`;

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...SLICES.slice(0, -1).map((slice, at) => ({
      name: `${slice}-uses-no-later-slice`,
      severity: /** @type {const} */ ("error"),
      from: { path: folders([slice]) },
      to: { path: folders(SLICES.slice(at + 1)) },
    })),
    {
      name: "the-services-stand-above-the-rules",
      comment: "What the running site is made of is for routes and server modules alone.",
      severity: "error",
      from: { path: folders(SLICES.slice(0, -1)), pathNot: "\\.(server|route)\\.tsx?$" },
      to: { path: "^app/[^/]+$" },
    },
    {
      name: "the-database-uses-no-slice",
      comment:
        "Pure rules have the types and figures of the schema. A restore also settles what is overdue.",
      severity: "error",
      from: { path: "^db/", pathNot: "^db/restore" },
      to: { path: "^app/(?!lib/|server/)[^/]+/.*\\.(server|route)\\.tsx?$|^app/.*\\.tsx$" },
    },
    {
      name: "nothing-imports-a-route",
      severity: "error",
      from: {},
      to: { path: "\\.route\\.tsx?$" },
    },
    {
      name: "no-circle",
      severity: "error",
      from: { path: "^(app|db)/" },
      to: { circular: true },
    },
    {
      name: "browser-code-uses-nothing-of-the-server",
      comment: "The chat's parser, which reads its phrases from files, runs on the server alone.",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: "\\.(server|route)\\.tsx?$|^app/(commands|root|entry|routes|chat/parser/)",
      },
      to: {
        path: "\\.server\\.tsx?$|^db/|^node:",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "pages-without-words-to-read-load-no-parser",
      severity: "error",
      from: { path: "^app/(root|services\\.server|(cart|booking|site)/.*\\.route)\\.tsx?$" },
      to: { path: "^app/chat/parser/", reachable: true },
    },
    {
      name: "no-unknown-import",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:remix/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
  },
};
