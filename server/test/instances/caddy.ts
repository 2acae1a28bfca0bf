import { writeFileSync } from 'node:fs';
import { freePort } from '../db/postgres-server.fixture.ts';
import { isInstalled, type ProxyKind, shipped, withLine } from './proxy.ts';

const program = 'caddy';

/** Whether this machine has a Caddy to test with, and what makes its certificate. */
export const hasCaddy = isInstalled(program, 'version') && isInstalled('openssl', 'version');

/** Caddy with the configuration that is shipped, but for its ports, its certificate and the addresses behind it. */
export const caddy: ProxyKind = {
  program,
  async configure({ servers, port, plain, at }) {
    const certificate = `https://foothold.example:${port} {\n\tbind 127.0.0.1\n\ttls ${at('chain.pem')} ${at('key.pem')}`;
    const behind = (line: string) => line.replace('127.0.0.1:3000', servers.join(' '));
    const own = `admin 127.0.0.1:${await freePort()}\n\tauto_https off\n\tservers {`;
    let site = withLine(shipped('Caddyfile'), /^\treverse_proxy 127\.0\.0\.1:3000.*$/gm, behind);
    site = withLine(site, /^foothold\.example \{$/gm, () => certificate);
    site = withLine(
      site,
      /^http:\/\/foothold\.example \{$/gm,
      () => `http://foothold.example:${plain} {\n\tbind 127.0.0.1`,
    );
    writeFileSync(
      at('Caddyfile'),
      withLine(site, /^\tservers \{$/gm, () => `\t${own}`),
    );
  },
  start: (at) => ['run', '--config', at('Caddyfile'), '--adapter', 'caddyfile'],
  reload: (at) => ['reload', '--force', '--config', at('Caddyfile'), '--adapter', 'caddyfile'],
};
