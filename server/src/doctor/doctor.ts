import { readSettings } from '../config/config.ts';
import { lookAtFolder } from './data-folder.ts';
import { bad, type Finding, good } from './finding.ts';
import { lookAtMail, lookAtProxy, lookAtRedis, lookAtServer } from './services.ts';

/** Everything about an installation that can be looked at from where it runs, one sentence each. Changes nothing. */
export async function examine(env: NodeJS.ProcessEnv): Promise<Finding[]> {
  let settings: ReturnType<typeof readSettings>;
  try {
    settings = readSettings(env);
  } catch (error) {
    return [bad('settings', error instanceof Error ? error.message : String(error))];
  }
  const { databaseUrl, databaseConnections, dataDir, redisUrl, smtpUrl } = settings;
  return [
    good('settings', 'Every setting can be read.'),
    ...(settings.rateLimits ? [] : [bad('limits', 'RATE_LIMITS is off: nothing stops a flood or a guesser.')]),
    ...lookAtFolder(dataDir, databaseUrl === null),
    ...(databaseUrl === null ? [] : await lookAtDatabase(databaseUrl, databaseConnections)),
    ...(redisUrl === null ? [] : [await lookAtRedis(redisUrl)]),
    await lookAtMail(smtpUrl, dataDir),
    await lookAtServer(settings),
    ...(await lookAtProxy(settings)),
  ];
}

/** The driver is loaded only where there is a server to ask. */
async function lookAtDatabase(url: string, connections: number): Promise<Finding[]> {
  const { lookAtPostgres } = await import('./postgres.ts');
  return lookAtPostgres(url, connections);
}

const MARKS = { good: '✓', bad: '✗', unknown: '–' } as const;

/** Findings as lines, with a last one that sums them up. */
export function printed(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length));
  const lines = findings.map(({ subject, state, text }) => `${MARKS[state]} ${subject.padEnd(width)}  ${text}`);
  const wrong = findings.filter(({ state }) => state === 'bad').length;
  return [...lines, wrong === 0 ? 'Nothing is wrong.' : `${wrong} to mend.`].join('\n');
}
