/**
 * Loaded into every test and every server that a test starts: connections to other machines fail,
 * so that no test depends on a network, calls a paid service or sends an email to a customer.
 */
import { Socket } from "node:net";

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * The hosts of refused connections since the last call of `takeRefusedHosts`.
 * @type {string[]}
 */
const refused = [];

/** @returns the hosts of refused connections since the last call */
export function takeRefusedHosts() {
  return refused.splice(0);
}

const connect = Socket.prototype.connect;
/** @param {any[]} args as `net.connect` takes them, or as it hands them on */
Socket.prototype.connect = function connectHere(...args) {
  const options = [args[0]].flat()[0];
  const host = typeof options === "object" ? options.host : args[1];
  const isHere =
    typeof host !== "string" || LOOPBACK.test(host) || typeof options?.path === "string";
  if (isHere) return Reflect.apply(connect, this, args);
  refused.push(host);
  const error = new Error(`Tests reach nothing beyond this machine: ${host}`);
  process.nextTick(() => this.destroy(Object.assign(error, { code: "ENETUNREACH" })));
  return this;
};
