import { describe, expect, it } from 'vitest';
import { asJson, asTable } from './printed.ts';

const ESCAPE = '\u001B[31mred\u001B[0m';

describe('what the admin command prints', () => {
  it('is a table whose columns stand under each other', () => {
    const rows = [
      { email: 'a@example.test', plans: 2, last_used: new Date(0) },
      { email: 'somebody@example.test', plans: 10, last_used: null },
    ];
    expect(asTable(rows, 'none').split('\n')).toEqual([
      'email                  plans  last_used',
      'a@example.test         2      1970-01-01T00:00:00.000Z',
      'somebody@example.test  10     -',
    ]);
    expect(asTable([], 'No accounts yet.')).toBe('No accounts yet.');
  });

  it('is one line a row, and nothing a terminal obeys', () => {
    const rows = [{ message: `two\r\nlines ${ESCAPE} \u202Eabc שלום` }];
    const [, line] = asTable(rows, '').split('\n');
    expect(line).toBe('two lines \\u001b[31mred\\u001b[0m \\u202eabc שלום');
  });

  it('is JSON that says the same, and nothing a terminal obeys', () => {
    const rows = [{ message: `${ESCAPE}\n\u009B1m \u2028 \u202Eשלום`, at: new Date(0), none: null }];
    const json = asJson(rows);
    expect(JSON.parse(json)).toEqual([{ ...rows[0], at: '1970-01-01T00:00:00.000Z' }]);
    expect(json.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u2028-\u202E]/u);
  });
});
