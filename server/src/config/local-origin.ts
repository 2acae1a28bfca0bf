import type { Config } from './config.ts';

/** Where a server that listens on `host` and `port` is reached from its own machine. */
export function localOrigin({ host, port }: Pick<Config, 'host' | 'port'>): string {
  // Everywhere is no address to ask.
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
