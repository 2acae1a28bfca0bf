import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { SettingError } from './setting.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'foothold-config-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const SESSION_SECRET = 'x'.repeat(32);
const refused = (env: Record<string, string>) => {
  try {
    readConfig({ DATA_DIR, SESSION_SECRET, ...env });
  } catch (error) {
    if (error instanceof SettingError) return `${error.variable}: ${error.message}`;
    throw error;
  }
  return 'accepted';
};

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readConfig({ DATA_DIR, PORT: '' })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      inviteMode: 'open',
      rateLimits: true,
      trustProxy: 0,
      logLevel: 'info',
      metricsToken: null,
      redisUrl: null,
      drainSeconds: 0,
      requestSeconds: 115,
      smtpUrl: null,
      sessionDays: 30,
      sessionIdleDays: 14,
      warmLanguages: ['en', 'he', 'fr', 'es', 'pt'],
    });
  });

  it('name the languages that are read at the start, which may be none', () => {
    expect(readConfig({ DATA_DIR, WARM_LANGUAGES: 'he,en' }).warmLanguages).toEqual(['he', 'en']);
    expect(readConfig({ DATA_DIR, WARM_LANGUAGES: 'none' }).warmLanguages).toEqual([]);
  });

  it.each([
    ['PORT', '80x'],
    ['PORT', '70000'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_BACKEND', 'oracle'],
    ['DATABASE_BACKEND', 'citus'],
    ['PUBLIC_URL', 'foothold.example'],
    ['SESSION_SECRET', 'short'],
    ['INVITE_MODE', 'closed'],
    ['RATE_LIMITS', 'no'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'true'],
    ['LOG_LEVEL', 'verbose'],
    ['METRICS_TOKEN', 'short'],
    ['GUIDE_MODEL', 'gpt'],
    ['GUIDE_MODLE', 'typo'],
    ['REDIS_URL', 'http://x'],
    ['DRAIN_SECONDS', '61'],
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.example\nBcc: c@d.example'],
    ['SESSION_DAYS', '0'],
    ['SESSION_IDLE_DAYS', '1000'],
    ['WARM_LANGUAGES', 'en,de'],
  ])('stop the start with the name of %s when it is %s', (name, value) => {
    expect(refused({ [name]: value })).toMatch(new RegExp(`^${name}: ${name}: `));
  });

  it('never repeat the value, which may be a secret', () => {
    expect(refused({ DATABASE_URL: 'mysql://user:hunter2@host/db' })).not.toContain('hunter2');
  });

  it('accept an empty GUIDE_MODEL as none', () => {
    expect(refused({ GUIDE_MODEL: '' })).toBe('accepted');
  });

  it('require a session secret with DATABASE_URL', () => {
    const url = 'postgres://localhost/foothold';
    expect(() => readConfig({ DATA_DIR, DATABASE_URL: url })).toThrow('SESSION_SECRET');
    expect(readConfig({ DATA_DIR, DATABASE_URL: url, SESSION_SECRET }).databaseUrl).toBe(url);
  });

  it('drain longer where there may be other servers, and know Redis', () => {
    const env = { DATA_DIR, SESSION_SECRET, DATABASE_URL: 'postgres://localhost/foothold' };
    expect(readConfig({ ...env, REDIS_URL: 'rediss://:hunter2@redis.example:6380/1' })).toMatchObject({
      redisUrl: 'rediss://:hunter2@redis.example:6380/1',
      drainSeconds: 3,
    });
    expect(readConfig({ ...env, DRAIN_SECONDS: '0' })).toMatchObject({ redisUrl: null, drainSeconds: 0 });
  });

  it('send mail only where a sender is named and links have an origin of their own', () => {
    const SMTP_URL = 'smtps://foothold:hunter2@mail.example:465';
    const [MAIL_FROM, PUBLIC_URL] = ['Foothold <hello@foothold.example>', 'https://foothold.example/somewhere'];
    expect(refused({ SMTP_URL, PUBLIC_URL })).toMatch(/^MAIL_FROM: /);
    expect(refused({ SMTP_URL, MAIL_FROM })).toMatch(/^PUBLIC_URL: /);
    expect(readConfig({ DATA_DIR, SESSION_SECRET, SMTP_URL, MAIL_FROM, PUBLIC_URL })).toMatchObject({
      smtpUrl: SMTP_URL,
      mailFrom: MAIL_FROM,
      publicUrl: 'https://foothold.example',
    });
  });

  it('make a session secret once, for the owner only, and keep it', () => {
    const secret = readConfig({ DATA_DIR }).sessionSecret;
    expect(secret.length).toBeGreaterThan(40);
    expect(readConfig({ DATA_DIR }).sessionSecret).toBe(secret);
    const path = join(DATA_DIR, 'session-secret');
    expect(readFileSync(path, 'utf8')).toBe(secret);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});
