import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Registry } from 'prom-client';
import { parse } from 'yaml';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { openTestDatabase } from '../../test/db/database.ts';
import { aloneInstances } from '../instances/open.ts';
import { Meters } from '../models/meters.ts';
import { registerMails } from './product-metrics.ts';

const TOKEN = 'a-token-for-metrics-only';
const deploy = join(import.meta.dirname, '../../../deploy');
/** Some machines have it, and it knows its own kind of file best. */
const judge = 'promtool';
const rulesFile = join(deploy, 'alerts.yml');
/** Words of PromQL, and `up`, which Prometheus makes itself. */
const ITS_OWN = new Set('up or by sum max rate increase histogram_quantile topk'.split(' '));

interface Rules {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}
const rules = (parse(readFileSync(rulesFile, 'utf8')) as Rules).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync(join(deploy, 'dashboard.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** Names and labels of an expression, without what stands in quotes, in brackets of time, or as a number. */
function namesIn(expr: string): string[] {
  const bare = expr.replace(/\{[^}]*\}|\[[^\]]*\]/gu, '').replace(/by \([^)]*\)/gu, '');
  return [...bare.matchAll(/[a-z_]\w*/giu)]
    .map(([name]) => name)
    .filter((name) => !ITS_OWN.has(name) && !/^e\d/u.test(name));
}

let test: TestApp;
let known: Set<string>;
let families: { name: string; type: string; hasHelp: boolean }[];
beforeAll(async () => {
  const database = await openTestDatabase();
  test = await buildTestApp({
    // As on PostgreSQL and with several servers, where all of the numbers are there.
    database: {
      ...database,
      get db() {
        return database.db;
      },
      connections: () => ({ busy: 1, idle: 0, waiting: 0 }),
    },
    instances: aloneInstances,
    modelMeters: new Meters(),
    config: { metricsToken: TOKEN, dataDir: import.meta.dirname, backupDir: import.meta.dirname },
  });
  await test.app.inject({ url: '/healthz' });
  const { body } = await test.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
  families = [...body.matchAll(/^# TYPE (\w+) (\w+)$/gmu)].map(([, name = '', type = '']) => ({
    name,
    type,
    hasHelp: body.includes(`# HELP ${name} `),
  }));
  known = new Set(families.map(({ name, type }) => (type === 'histogram' ? `${name}_bucket` : name)));
});
afterAll(() => test.close());

it('every number says what it is', () => {
  expect(families.length).toBeGreaterThan(30);
  expect(families.filter(({ hasHelp }) => !hasHelp)).toEqual([]);
});

it('how long a mail waits is told by the scrape that asks, and the store is asked once for both numbers', async () => {
  const registry = new Registry();
  let asked = 0;
  const waiting = async () => ({ count: (asked += 1), oldest: new Date(asked * 1_000) });
  registerMails(registry, { waiting, now: () => 61_000 });
  for (const [mails, seconds] of [
    [1, 60],
    [2, 59],
  ]) {
    const lines = (await registry.metrics()).split('\n');
    expect(lines).toContain(`outbox_mails ${mails}`);
    expect(lines).toContain(`outbox_oldest_seconds ${seconds}`);
  }
});

describe('what is shipped for Prometheus and Grafana', () => {
  it.each(rules)('$alert names numbers that a server tells', ({ expr, annotations }) => {
    const names = namesIn(expr);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
    expect(names.length > 0 || expr.startsWith('up')).toBe(true);
    expect(annotations.summary).toMatch(/\.$|\)\.$/u);
  });

  it.each(dashboard.panels)('the panel $title names numbers that a server tells', ({ targets }) => {
    for (const { expr } of targets) {
      expect(namesIn(expr).filter((name) => !known.has(name))).toEqual([]);
      expect(namesIn(expr)).not.toEqual([]);
    }
  });

  it.skipIf(spawnSync(judge, ['--version']).error !== undefined)('promtool takes the rules', () => {
    expect(spawnSync(judge, ['check', 'rules', rulesFile], { encoding: 'utf8' })).toMatchObject({ status: 0 });
  });
});
