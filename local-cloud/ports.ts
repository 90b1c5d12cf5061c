/**
 * The ports of the local cloud's parts, counted from a base port, so that two local clouds can run
 * at the same time.
 */
export const defaultBasePort = 4600;

export interface Ports {
  site: number;
  restApi: number;
  login: number;
  graphqlApi: number;
  queues: number;
  database: number;
  /** The endpoint of Lambda's own API. */
  invoke: number;
  /** The dev server's port; used only with `--watch`. */
  devServer: number;
  buckets: number;
  /** The endpoint of KMS. */
  keys: number;
}

export function portsFrom(base: number): Ports {
  return {
    site: base,
    restApi: base + 1,
    login: base + 2,
    graphqlApi: base + 3,
    queues: base + 4,
    database: base + 5,
    invoke: base + 6,
    devServer: base + 7,
    buckets: base + 8,
    keys: base + 9,
  };
}

export function loopback(port: number): string {
  return `http://127.0.0.1:${port}`;
}
