/** Vitest's setup of each file of tests of the built site: the servers that its tests share end with it. */
import { afterAll } from "vitest";
import { stopSharedServers } from "./built-server.ts";

afterAll(stopSharedServers);
