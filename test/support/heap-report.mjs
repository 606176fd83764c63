/**
 * Imported into a server that a test starts (NODE_OPTIONS). On SIGUSR2 it forces a garbage
 * collection and prints the memory that the process still holds, in KiB: "kept 41234".
 */
import { Session } from "node:inspector";

const session = new Session();
session.connect();

process.on("SIGUSR2", () => {
  session.post("HeapProfiler.collectGarbage", () => {
    const { heapUsed, external } = process.memoryUsage();
    console.log(`kept ${Math.round((heapUsed + external) / 1_024)}`);
  });
});
