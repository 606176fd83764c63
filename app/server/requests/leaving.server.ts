/**
 * Whether this process is about to stop. The service manager sends SIGUSR2 some seconds before SIGTERM: the
 * proxy finds the health check failing and sends new requests elsewhere before the port closes. A form that
 * was sent to a closed port would be lost, since the proxy cannot send its body again.
 */
let leaving = false;

export const isLeaving = (): boolean => leaving;

export function leave(): void {
  leaving = true;
}
