import { api, type Profile, type StoredProfile } from '@foothold/contract';
import type { FakeServer } from '#shared/testing/fake-server.ts';
import { untouchedProfile } from '#shared/testing/samples.ts';

/** Every further save of the profile succeeds, with `chosen` kept from before. */
export function storesProfile(server: FakeServer, chosen: Partial<StoredProfile> = {}): void {
  server.answers(api.profile.save, ({ body }) => ({
    profile: { ...untouchedProfile, ...(body as Profile), ...chosen },
  }));
}
