// Tells the types of loaders and actions which of Remix's flags are on.
declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }
}

export {};
