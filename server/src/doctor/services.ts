import { createTransport } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { localOrigin } from '../config/local-origin.ts';
import { connectRedis, disconnectRedis } from '../instances/redis.ts';
import { bad, type Finding, good, reasonOf, unknown } from './finding.ts';

/** Longest that one of them may take for an answer, in milliseconds. */
const PATIENCE_MS = 5_000;

/** The mail server: reached, and it takes user and password. Sends nothing. */
export async function lookAtMail(url: string | null, dataDir: string): Promise<Finding> {
  if (url === null)
    return unknown(
      'mail',
      `SMTP_URL is not set: mails stay as files in ${dataDir}/outbox, and nobody can reset a password.`,
    );
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const transport = createTransport({ url, ...patience });
  try {
    await transport.verify();
    return good('mail', 'The mail server answers, and takes what SMTP_URL logs in with.');
  } catch (error) {
    return bad('mail', `The mail server of SMTP_URL can't be used (${reasonOf(error)}).`);
  } finally {
    transport.close();
  }
}

export async function lookAtRedis(url: string): Promise<Finding> {
  const redis = connectRedis(url, 'bus');
  try {
    await new Promise<void>((resolve, reject) => {
      redis.once('ready', resolve);
      redis.once('error', reject);
      redis.once('close', () => reject(new Error('the connection was closed')));
    });
    await redis.ping();
    return good('redis', 'Redis answers.');
  } catch (error) {
    return bad('redis', `REDIS_URL can't be reached (${reasonOf(error)}).`);
  } finally {
    disconnectRedis(redis);
  }
}

/** The server where it listens, as its own /readyz says. */
export async function lookAtServer(config: Pick<Config, 'host' | 'port'>): Promise<Finding> {
  const origin = localOrigin(config);
  const answer = await ask(`${origin}/readyz`);
  if ('error' in answer) return unknown('server', `No server answers on ${origin} (${answer.error}).`);
  return answer.status === 200
    ? good('server', `The server on ${origin} is ready.`)
    : bad('server', `The server on ${origin} is not ready: ${answer.text.slice(0, 200)}`);
}

/** The way people come: by TLS, through a proxy that is told of. */
export async function lookAtProxy({
  publicUrl,
  trustProxy,
}: Pick<Config, 'publicUrl' | 'trustProxy'>): Promise<Finding[]> {
  if (publicUrl === null)
    return [unknown('proxy', 'PUBLIC_URL is not set, so nobody can say whether people reach this server.')];
  const isTls = publicUrl.startsWith('https:');
  const told = [
    isTls
      ? good('tls', 'People come by https.')
      : bad(
          'tls',
          'PUBLIC_URL is not https: passwords go over the net for all to read. Put a proxy with a certificate in front.',
        ),
    isTls && trustProxy === 0
      ? bad(
          'proxy',
          'TRUST_PROXY is 0 behind a proxy: all people count as one address, and limits hit everybody. Set it to the number of proxies.',
        )
      : good('proxy', `TRUST_PROXY says ${trustProxy}.`),
  ];
  const answer = await ask(`${publicUrl}/healthz`);
  if ('error' in answer) return [...told, bad('public', `${publicUrl} can't be reached from here (${answer.error}).`)];
  return [
    ...told,
    answer.status === 200 && answer.text.includes('up')
      ? good('public', `${publicUrl} leads here.`)
      : bad('public', `${publicUrl} answers ${answer.status}, not as Foothold: look at the proxy.`),
  ];
}

async function ask(url: string): Promise<{ status: number; text: string } | { error: string }> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    return { error: reasonOf(error) };
  }
}
