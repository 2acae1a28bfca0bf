import { writeFileSync } from 'node:fs';
import { isInstalled, type ProxyKind, shipped, withLine } from './proxy.ts';

/** Another nginx than the one on the PATH. */
const program = process.env['NGINX'] ?? 'nginx';

/** Whether this machine has an nginx to test with, and what makes its certificate. */
export const hasNginx = isInstalled(program, '-v') && isInstalled('openssl', 'version');

/** nginx with the configuration that is shipped, but for its ports, its certificate and the addresses behind it. */
export const nginx: ProxyKind = {
  program,
  async configure({ servers, port, plain, at }) {
    const upstream = (line: string) => servers.map((server) => line.replace('127.0.0.1:3000', server)).join('\n');
    const site = withLine(shipped('nginx.conf'), /^ *server 127\.0\.0\.1:3000.*;$/gm, upstream)
      .replaceAll(/^ *listen \[::\].*;$/gm, '')
      .replace('listen 443 ', `listen 127.0.0.1:${port} `)
      .replace('listen 80;', `listen 127.0.0.1:${plain};`)
      .replaceAll(/(ssl_certificate\w*) .*\/(fullchain|privkey)\.pem;/g, (_, name: string, file: string) => {
        return `${name} ${at(file === 'privkey' ? 'key.pem' : 'chain.pem')};`;
      });
    const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${at(name)};`);
    const user = process.getuid?.() === 0 ? 'user root;' : '';
    const config = `${user} daemon off; pid ${at('pid')}; error_log ${at('error.log')};
events {}
http { access_log off; ${kept.join(' ')}
${site}
}`;
    writeFileSync(at('nginx.conf'), config);
  },
  start: (at) => ['-p', at('.'), '-c', at('nginx.conf')],
  reload: () => 'SIGHUP',
};
