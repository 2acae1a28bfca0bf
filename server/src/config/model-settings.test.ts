import { describe, expect, it } from 'vitest';
import { SettingError } from './setting.ts';
import { readGuideSettings } from './model-settings.ts';

const OPENAI = { GUIDE_MODEL: 'openai:gpt-6', OPENAI_API_KEY: 'sk-hunter2' };
const LOCAL = {
  GUIDE_MODEL: 'openai-compatible:llama3.1:8b',
  OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1/',
};

function refused(env: Record<string, string>): string {
  try {
    readGuideSettings(env);
  } catch (error) {
    if (error instanceof SettingError) return error.message;
    throw error;
  }
  return 'accepted';
}

describe('settings of the model guide', () => {
  it('are all optional: nothing set asks no model', () => {
    expect(readGuideSettings({ GUIDE_MODEL: '' })).toEqual({
      models: [],
      fastModels: [],
      judgeModels: [],
      judgeTimeoutMs: 6_000,
      endpoints: {},
      compatibleJson: 'schema',
      firstTokenTimeoutMs: 20_000,
      stallTimeoutMs: 15_000,
      totalTimeoutMs: 90_000,
      maxRetries: 1,
      dailyTokensPerUser: 200_000,
      dailyTokensTotal: null,
      maxParallel: null,
      moderation: false,
    });
  });

  it('name models in order, with colons and slashes in their names', () => {
    const { models, endpoints } = readGuideSettings({
      ...LOCAL,
      GUIDE_MODEL: 'anthropic:claude-sonnet-5-5, openai-compatible:org/llama3.1:8b',
      ANTHROPIC_API_KEY: 'key',
    });
    expect(models).toEqual([
      { provider: 'anthropic', model: 'claude-sonnet-5-5' },
      { provider: 'openai-compatible', model: 'org/llama3.1:8b' },
    ]);
    expect(endpoints).toEqual({
      anthropic: { apiKey: 'key', baseUrl: 'https://api.anthropic.com/v1' },
      'openai-compatible': { apiKey: null, baseUrl: 'http://127.0.0.1:11434/v1' },
    });
  });

  it.each([
    ['', 200_000],
    ['off', null],
    ['5000', 5_000],
  ])('limit what a person may use in a day: “%s” is %s tokens', (value, tokens) => {
    expect(readGuideSettings({ ...LOCAL, GUIDE_DAILY_TOKENS_PER_USER: value }).dailyTokensPerUser).toBe(tokens);
  });

  it('let a person use twice as much in a day where a judge reads along', () => {
    const judged = { ...LOCAL, GUIDE_MODEL_JUDGE: LOCAL.GUIDE_MODEL };
    expect(readGuideSettings(judged).dailyTokensPerUser).toBe(400_000);
    expect(readGuideSettings({ ...judged, GUIDE_DAILY_TOKENS_PER_USER: '5000' }).dailyTokensPerUser).toBe(5_000);
  });

  it('limit what all may use together only where that is wanted', () => {
    expect(readGuideSettings({ GUIDE_DAILY_TOKENS_TOTAL: '9' }).dailyTokensTotal).toBe(9);
    expect(readGuideSettings({ GUIDE_DAILY_TOKENS_TOTAL: 'off' }).dailyTokensTotal).toBeNull();
  });

  it('ask for the keys of fast models too', () => {
    expect(refused({ ...LOCAL, GUIDE_MODEL_FAST: 'google:gemini-3-flash' })).toMatch(/^GOOGLE_API_KEY: /);
  });

  it('do not mind keys of providers nobody named', () => {
    expect(refused({ OPENAI_API_KEY: 'with a space' })).toBe('accepted');
  });

  it.each([
    ['GUIDE_MODEL', { GUIDE_MODEL: 'gpt-6' }],
    ['GUIDE_MODEL', { GUIDE_MODEL: 'mistral:large' }],
    ['GUIDE_MODEL', { GUIDE_MODEL: 'openai:' }],
    ['GUIDE_MODEL', { ...OPENAI, GUIDE_MODEL: 'openai:gpt-6,' }],
    ['GUIDE_MODEL', { ...OPENAI, GUIDE_MODEL: Array(9).fill('openai:gpt-6').join() }],
    ['GUIDE_MODEL_FAST', { GUIDE_MODEL_FAST: 'openai:gpt-6', OPENAI_API_KEY: 'key' }],
    ['GUIDE_MODEL_FAST', { ...OPENAI, GUIDE_MODEL_FAST: 'fast' }],
    ['OPENAI_API_KEY', { GUIDE_MODEL: 'openai:gpt-6' }],
    ['OPENAI_API_KEY', { ...OPENAI, OPENAI_API_KEY: 'hunter2 hunter2' }],
    ['ANTHROPIC_API_KEY', { GUIDE_MODEL: 'anthropic:claude' }],
    ['OPENAI_API_KEY', { ...LOCAL, GUIDE_MODERATION: 'on' }],
    ['OPENAI_COMPATIBLE_BASE_URL', { GUIDE_MODEL: 'openai-compatible:llama' }],
    ['OPENAI_COMPATIBLE_BASE_URL', { ...LOCAL, OPENAI_COMPATIBLE_BASE_URL: '127.0.0.1:11434' }],
    ['OPENAI_COMPATIBLE_BASE_URL', { ...LOCAL, OPENAI_COMPATIBLE_BASE_URL: 'http://me:hunter2@host/v1' }],
    ['OPENAI_COMPATIBLE_JSON', { ...LOCAL, OPENAI_COMPATIBLE_JSON: 'yes' }],
    ['GUIDE_FIRST_TOKEN_TIMEOUT_S', { GUIDE_FIRST_TOKEN_TIMEOUT_S: '0' }],
    ['GUIDE_TOTAL_TIMEOUT_S', { GUIDE_TOTAL_TIMEOUT_S: '171' }],
    ['GUIDE_MAX_RETRIES', { GUIDE_MAX_RETRIES: '-1' }],
    ['GUIDE_DAILY_TOKENS_PER_USER', { GUIDE_DAILY_TOKENS_PER_USER: 'many' }],
    ['GUIDE_DAILY_TOKENS_PER_USER', { GUIDE_DAILY_TOKENS_PER_USER: '0' }],
    ['GUIDE_MAX_PARALLEL', { GUIDE_MAX_PARALLEL: '0' }],
    ['GUIDE_MODERATION', { GUIDE_MODERATION: 'yes' }],
    ['GUIDE_MODLE', { GUIDE_MODLE: 'openai:gpt-6' }],
  ])('stop the start with the name of %s, case %#, and never with its value', (name, env) => {
    expect(refused(env)).toMatch(new RegExp(`^${name}: `));
    expect(refused(env)).not.toContain('hunter2');
  });
});
