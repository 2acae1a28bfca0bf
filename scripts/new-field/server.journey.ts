import { api } from '@foothold/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveFully } from '../../test/account/full-life.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';

let test: TestApp;
beforeAll(async () => (test = await buildTestApp()));
afterAll(() => test.close());

it('goes over the wire into the store, out of it, and through a file into another account', async () => {
  const dana = await test.signUp();
  const person = test.as(dana.token);
  await liveFully(test, dana.token);
  await person.call(api.profile.saveField, { body: { field: 'driving_licence', payload: 'B and C1' } });
  await person.call(api.profile.saveField, { body: { field: 'yearsInTown', payload: 12 } });
  await person.call(api.profile.saveField, { body: { field: 'own_car', payload: false } });
  const { data } = await person.call(api.profile.get);
  expect(data.profile).toMatchObject({ driving_licence: 'B and C1', years_in_town: 12, own_car: false });
  expect((await person.call(api.profile.save, { body: data.profile })).data.profile).toEqual(data.profile);

  const file = (await person.call(api.account.export)).data;
  expect(file.data['profile']).toMatchObject([{ driving_licence: 'B and C1', years_in_town: 12, own_car: false }]);
  const other = test.as((await test.signUp()).token);
  expect((await other.call(api.account.import, { body: file })).status).toBe(200);
  expect((await other.call(api.profile.get)).data.profile).toEqual(data.profile);
  const { markdown } = (await other.call(api.account.exportReadable)).data;
  expect(markdown).toContain('B and C1');
  expect(markdown).toMatch(/\*\*Voiture\s:\*\* Non/u);
});

it('is said nothing of by a file from before it', async () => {
  const dana = await test.signUp();
  await liveFully(test, dana.token);
  const file = (await test.as(dana.token).call(api.account.export)).data;
  const rows = (file.data['profile'] ?? []).map(
    ({ driving_licence: _text, years_in_town: _years, own_car: _car, ...row }) => row,
  );
  const other = test.as((await test.signUp()).token);
  const body = { ...file, data: { ...file.data, profile: rows } };
  expect((await other.call(api.account.import, { body })).status).toBe(200);
  const { data } = await other.call(api.profile.get);
  expect(data.profile).toMatchObject({ driving_licence: '', years_in_town: null, own_car: null, age: 34 });
});

it('refuses what the record does not allow', async () => {
  const person = test.as((await test.signUp()).token);
  const body = { field: 'years_in_town' as const, payload: 100 };
  expect((await person.call(api.profile.saveField, { body })).status).toBe(400);
});
