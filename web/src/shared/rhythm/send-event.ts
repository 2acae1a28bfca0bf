import { rhythm, type RhythmEvent } from '@foothold/contract';
import { ApiError, call } from '#shared/api.ts';

/** Sends an event to the log; the same one again is known. Throws `ApiError`, of status 400 where it is refused for good. */
export async function sendEvent(event: RhythmEvent): Promise<void> {
  const { results } = await call(rhythm.addEvents, { body: { events: [event] } });
  if (results[0]?.state === 'refused') throw new ApiError(400, null);
}
