import { api } from '@foothold/contract';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { useDraft } from '#shared/draft.ts';
import { saveDraftField } from '#shared/draft-sync.ts';
import { profileQuery } from '#shared/queries.ts';
import { fakeServer } from '#shared/testing/fake-server.ts';
import { untouchedProfile } from '#shared/testing/samples.ts';

beforeEach(() => localStorage.setItem('sid_jwt', 'x'));

it('asks for the profile again when a field was saved while it was on its way', async () => {
  const server = fakeServer();
  const release = Promise.withResolvers<void>();
  let asked = 0;
  server.answers(api.profile.get, async () => {
    asked += 1;
    if (asked > 1) return { profile: { ...untouchedProfile, language: 'he' as const } };
    await release.promise;
    return { profile: untouchedProfile };
  });
  server.echoes(api.profile.saveField);
  const profile = new QueryClient().fetchQuery(profileQuery);
  useDraft.setState({ language: 'he' });
  await saveDraftField('language');
  release.resolve();
  expect((await profile).language).toBe('he');
  expect(asked).toBe(2);
});
