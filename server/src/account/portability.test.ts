import { api, exportedFields, fieldOf, IMPORT_MAX_BYTES, isSaid, memory } from '@foothold/contract';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatSummary } from '../db/schema/chat.ts';
import { plan } from '../db/schema/plan.ts';
import { buildTestApp, type TestApp, type TestPerson } from '../../test/app.ts';
import { NOT_IMPORTED } from './import-data.ts';
import { type ImportedTable, importRows } from './import-rows.ts';
import { ownedTables } from '../db/owned-tables.ts';
import { hardWords, liveFully } from '../../test/account/full-life.ts';

type Exported = Awaited<ReturnType<typeof exportOf>>;
let test: TestApp;

async function exportOf({ token }: TestPerson) {
  return (await test.as(token).call(api.account.export)).data;
}

/** What must come through: everything but whose it is, and what belongs to the account and its server. */
function workOf({ data }: Exported) {
  const kept = Object.entries(data).filter(([name]) => !NOT_IMPORTED.includes(name));
  return Object.fromEntries(kept.map(([name, rows]) => [name, rows.map(({ user_id: _mine, ...row }) => row)]));
}

describe('an export', () => {
  let dana: TestPerson;
  let exported: Exported;
  beforeAll(async () => {
    test = await buildTestApp();
    dana = await test.signUp({ language: 'fr' });
    await liveFully(test, dana.token);
    const [one] = await test.services.database.db.select().from(plan);
    const summary = { userId: dana.userId, planId: one?.id ?? '', content: 'So far so good', upTo: one?.id ?? '' };
    await test.services.database.db.insert(chatSummary).values(summary);
    exported = await exportOf(dana);
  });
  afterAll(() => test.close());

  const take = (to: TestPerson, body: unknown) =>
    test.as(to.token).call(api.account.import, { body: body as Exported });
  const codeOf = (reply: { response: { json(): unknown } }) => (reply.response.json() as { code: string }).code;

  it('holds rows of every table that a person’s work fills', () => {
    const work = workOf(exported);
    expect(Object.keys(work).toSorted()).toEqual(Object.keys(importRows).toSorted());
    for (const [name, rows] of Object.entries(work)) expect(`${name} ${rows.length > 0}`).toBe(`${name} true`);
  });

  it('holds something of every field of a profile', () => {
    const [row] = exported.data['profile'] ?? [];
    const held = exportedFields.map((name) => [name, isSaid(name, row?.[fieldOf(name).key] ?? null)]);
    expect(Object.fromEntries(held)).toEqual(Object.fromEntries(exportedFields.map((name) => [name, true])));
  });

  it('names every table of a person’s own, and each is either taken in or passed over on purpose', () => {
    const names = ownedTables.map((table) => getTableName(table)).toSorted();
    expect(Object.keys(exported.data).toSorted()).toEqual(names);
    expect([...Object.keys(importRows), ...NOT_IMPORTED].toSorted()).toEqual(names);
  });

  it.each(Object.keys(importRows) as ImportedTable[])('is taken in column by column: %s', (name) => {
    const table = ownedTables.find((one) => getTableName(one) === name)!;
    const columns = Object.values(getTableColumns(table)).map((column) => column.name);
    // Whose row it is, is never read from a file.
    const read = [...Object.keys(importRows[name].shape), 'user_id'];
    expect(read.toSorted()).toEqual(columns.toSorted());
  });

  it('goes into a new account without loss, and comes out of it the same', async () => {
    const again = await test.signUp({ language: 'en' });
    const reply = await take(again, exported);
    expect(reply.status).toBe(200);
    expect(reply.data.imported['plan']).toBe(2);
    const copied = await exportOf(again);
    expect(workOf(copied)).toEqual(workOf(exported));
    expect(JSON.stringify(copied)).toContain(JSON.stringify(hardWords).slice(1, -1));
    expect(copied.account).toMatchObject({ language: 'fr', use_model: false, name: 'Dana', email: again.email });
    expect(JSON.stringify(copied)).not.toContain(dana.userId);
    expect(workOf(await exportOf(dana))).toEqual(workOf(exported));

    const [there, here] = await Promise.all([again, dana].map(({ token }) => test.as(token).call(api.plan.get)));
    expect(there?.data).toEqual(here?.data);
    const [first] = there?.data.steps ?? [];
    const body = { message: 'And now?', step_id: first?.step_id ?? '', language: 'en' as const };
    expect((await test.as(again.token).call(api.chat.send, { body })).status).toBe(200);
  });

  it('survives its way through a file', async () => {
    const again = await test.signUp();
    const file = JSON.stringify(exported, null, 2);
    expect((await take(again, JSON.parse(file))).status).toBe(200);
    expect(workOf(await exportOf(again))).toEqual(workOf(exported));
  });

  it('is not mixed into an account that holds something', async () => {
    const noam = await test.signUp();
    await test.as(noam.token).call(api.feedback.send, { body: { message: 'mine' } });
    const reply = await take(noam, exported);
    expect([reply.status, codeOf(reply)]).toEqual([409, 'ACCOUNT_NOT_EMPTY']);
    expect((await exportOf(noam)).data['feedback']).toMatchObject([{ message: 'mine' }]);
  });

  it('leaves what somebody had remembered where it is', async () => {
    const noam = await test.signUp();
    const entry = { kind: 'note', text: 'Only on Sundays', until: null } as const;
    await test.as(noam.token).call(memory.add, { body: entry });
    const reply = await take(noam, exported);
    expect([reply.status, codeOf(reply)]).toEqual([409, 'ACCOUNT_NOT_EMPTY']);
    expect((await exportOf(noam)).data['memory']).toMatchObject([{ text: 'Only on Sundays' }]);
  });

  it('takes the place of a greeting nobody answered and of a blank profile', async () => {
    const noam = await test.signUp();
    await test.as(noam.token).call(api.chat.onboardingSend, { body: { message: '', language: 'en' } });
    expect((await take(noam, exported)).status).toBe(200);
    expect(workOf(await exportOf(noam))).toEqual(workOf(exported));
  });

  it('goes in once of two times at once', async () => {
    const noam = await test.signUp();
    const replies = await Promise.all([take(noam, exported), take(noam, exported)]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(workOf(await exportOf(noam))).toEqual(workOf(exported));
  });

  describe('that is none', () => {
    let noam: TestPerson;
    let untouched: Exported;
    beforeAll(async () => {
      noam = await test.signUp();
      untouched = await exportOf(noam);
    });

    const changed = (table: string, change: (row: Record<string, unknown>) => object) => ({
      ...exported,
      data: { ...exported.data, [table]: (exported.data[table] ?? []).map((row) => ({ ...row, ...change(row) })) },
    });
    const files: [string, () => unknown][] = [
      ['another JSON', () => ({ hello: 'world' })],
      ['a list', () => []],
      ['of another version', () => ({ ...exported, version: 2 })],
      ['of another format', () => ({ ...exported, format: 'something' })],
      ['without data', () => ({ ...exported, data: null })],
      ['with a table of texts', () => ({ ...exported, data: { plan: ['x'] } })],
      ['with a plan of no steps at all', () => changed('plan', () => ({ steps: null }))],
      [
        'with an unknown status',
        () => changed('plan', () => ({ steps: [{ step_id: crypto.randomUUID(), status: 'half' }] })),
      ],
      ['with an id that is none', () => changed('feedback', () => ({ id: "x'; drop table plan; --" }))],
      ['with an id in capitals', () => changed('feedback', ({ id }) => ({ id: String(id).toUpperCase() }))],
      ['with NUL in a text', () => changed('feedback', () => ({ message: 'a\0b' }))],
      ['with half a character', () => changed('feedback', () => ({ message: 'a\ud800' }))],
      ['from the year 0', () => changed('feedback', () => ({ created_at: '0000-01-01T00:00:00.000Z' }))],
      ['with a number no column holds', () => changed('plan', () => ({ version: 2 ** 40 }))],
      [
        'with the same row twice',
        () => ({ ...exported, data: { feedback: [exported.data['feedback'], exported.data['feedback']].flat() } }),
      ],
      [
        'with an active plan that is not in it',
        () => ({ ...exported, data: { active_plan: exported.data['active_plan'] } }),
      ],
      ['with a change that is none', () => changed('chat_message', () => ({ suggested_change: { kind: 'plan' } }))],
    ];
    it.each(files)('%s is refused with a sentence, and changes nothing', async (_what, file) => {
      const reply = await take(noam, file());
      expect([reply.status, codeOf(reply)]).toEqual([422, 'IMPORT_INVALID']);
      expect((reply.response.json() as { error: string }).error).toMatch(/Nothing was changed/);
      expect(workOf(await exportOf(noam))).toEqual(workOf(untouched));
    });

    it.each(['', undefined])('that is no body at all is refused: %j', async (payload) => {
      const headers = {
        authorization: `Bearer ${noam.token}`,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
      };
      const url = '/api/account/import';
      const reply = await test.app.inject({ method: 'POST', url, headers, ...(payload !== undefined && { payload }) });
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'IMPORT_INVALID']);
    });

    it('nested a million deep is refused like any other', async () => {
      const deep = `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`;
      const row = `{"id":"x","message":${deep},"created_at":${deep}}`;
      const account = '{"language":"en","use_model":true}';
      const payload = `{"format":"foothold-export","version":1,"account":${account},"data":{"feedback":[${row}]}}`;
      const headers = { authorization: `Bearer ${noam.token}`, 'content-type': 'application/json' };
      const reply = await test.app.inject({ method: 'POST', url: '/api/account/import', headers, payload });
      expect([reply.statusCode, reply.json().code]).toEqual([422, 'IMPORT_INVALID']);
    });

    it('of somebody too young is refused as it is everywhere', async () => {
      const reply = await take(
        noam,
        changed('profile', () => ({ age: 12 })),
      );
      expect([reply.status, codeOf(reply)]).toEqual([400, 'TOO_YOUNG']);
    });

    it('of a file too large is cut off', async () => {
      const reply = await take(noam, { ...exported, padding: 'x'.repeat(IMPORT_MAX_BYTES) });
      expect([reply.status, codeOf(reply)]).toEqual([413, 'TOO_LARGE']);
    });

    it('of rows that name others stays with the one who takes it in', async () => {
      const [ruth, eve] = [await test.signUp(), await test.signUp()];
      const hostile = changed('feedback', () => ({ user_id: ruth.userId, __proto__: { admin: true }, extra: 1 }));
      expect((await take(eve, hostile)).status).toBe(200);
      expect((await exportOf(ruth)).data['feedback']).toEqual([]);
      expect((await exportOf(eve)).data['feedback']).toHaveLength(1);
    });
  });
});
