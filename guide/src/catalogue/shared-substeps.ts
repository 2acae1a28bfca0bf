import type { WorkKind } from '@foothold/contract';
import type { Phase, SharedSubstep } from './schema.ts';
import type { EngineSubstep } from './shared-schema.ts';

interface SharedSubstepFacts {
  phase: Phase;
  minutes: number;
  /** Needs people or places to be met in person, or a screen; null = either. */
  place: 'local' | 'online' | null;
  /** What its result is. */
  work: WorkKind;
}

/** Where a shared substep belongs, with minutes for somebody new to it. */
export const sharedSubstepFacts: Record<SharedSubstep, SharedSubstepFacts> = {
  'ask-five-people': { phase: 'check', minutes: 90, place: null, work: 'people' },
  'look-at-three-others': { phase: 'check', minutes: 45, place: null, work: 'list' },
  'check-rules': { phase: 'check', minutes: 45, place: null, work: 'list' },
  'set-limits': { phase: 'check', minutes: 20, place: null, work: 'sum' },
  'block-hours': { phase: 'check', minutes: 20, place: null, work: 'list' },
  'choose-customer': { phase: 'offer', minutes: 40, place: null, work: 'decision' },
  'write-offer': { phase: 'offer', minutes: 40, place: null, work: 'text' },
  'set-price': { phase: 'offer', minutes: 40, place: null, work: 'sum' },
  'write-boundaries': { phase: 'offer', minutes: 30, place: null, work: 'text' },
  'gather-kit': { phase: 'ready', minutes: 60, place: null, work: 'list' },
  'practise-once': { phase: 'ready', minutes: 90, place: null, work: 'text' },
  'make-sample': { phase: 'ready', minutes: 90, place: null, work: 'text' },
  'prepare-message': { phase: 'ready', minutes: 30, place: null, work: 'text' },
  'make-page': { phase: 'ready', minutes: 60, place: null, work: 'text' },
  'open-records': { phase: 'ready', minutes: 30, place: null, work: 'sum' },
  'agree-payment': { phase: 'ready', minutes: 30, place: null, work: 'text' },
  'message-ten': { phase: 'first-customer', minutes: 60, place: null, work: 'people' },
  'post-once': { phase: 'first-customer', minutes: 45, place: 'online', work: 'people' },
  'visit-three': { phase: 'first-customer', minutes: 120, place: 'local', work: 'people' },
  'do-first-job': { phase: 'first-customer', minutes: 120, place: null, work: 'text' },
  'ask-feedback': { phase: 'first-customer', minutes: 20, place: null, work: 'people' },
  'review-numbers': { phase: 'repeat', minutes: 40, place: null, work: 'sum' },
  'ask-referral': { phase: 'repeat', minutes: 30, place: null, work: 'people' },
  'fix-one-thing': { phase: 'repeat', minutes: 60, place: null, work: 'text' },
  'adjust-price': { phase: 'repeat', minutes: 30, place: null, work: 'sum' },
  'check-tax': { phase: 'repeat', minutes: 45, place: null, work: 'text' },
  'decide-next-month': { phase: 'repeat', minutes: 30, place: null, work: 'decision' },
};

/** What the result of a substep is that the engine places. */
export const engineWork: Record<EngineSubstep, WorkKind> = {
  'check-risk': 'text',
  'check-first-order': 'people',
  'business-list-sales': 'list',
  'business-revenue': 'sum',
  'business-revenue-week': 'sum',
  'business-no-revenue': 'people',
  'business-challenge': 'list',
  'business-aim': 'sum',
  'challenge-customers': 'people',
  'challenge-returning': 'people',
  'challenge-time': 'sum',
  'challenge-prices': 'people',
  'challenge-payments': 'sum',
  'challenge-season': 'sum',
  'challenge-costs': 'sum',
  'challenge-competition': 'people',
  'business-problem': 'people',
  'business-location': 'list',
  'business-location-online': 'list',
  'business-one-offer': 'text',
  'business-marketing': 'list',
  'business-channels': 'list',
  'business-one-channel': 'sum',
  'business-no-marketing': 'list',
  'business-prepare-test': 'text',
  'business-sales': 'list',
  'business-try-with-three': 'people',
  'adapt-free-way': 'list',
  'adapt-online': 'text',
  'adapt-local': 'decision',
  'adapt-smallest-test': 'text',
  'adapt-first-minutes': 'text',
  'adapt-stretch': 'text',
  'adapt-customer': 'text',
  'adapt-add': 'text',
  'adapt-without': 'text',
  'adapt-meet-people': 'people',
  'goal-what-changes': 'text',
  'goal-what-is-there': 'list',
  'goal-smallest-part': 'decision',
  'goal-set-day': 'decision',
  'goal-sittings': 'list',
  'goal-what-it-takes': 'list',
  'goal-first-sitting': 'text',
  'goal-how-it-went': 'decision',
  'goal-look-back': 'decision',
  'goal-next-part': 'decision',
};
