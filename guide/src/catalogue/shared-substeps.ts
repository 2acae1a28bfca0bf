import type { Phase, SharedSubstep } from './schema.ts';

interface SharedSubstepFacts {
  phase: Phase;
  minutes: number;
  /** Needs people or places to be met in person, or a screen; null = either. */
  place: 'local' | 'online' | null;
}

/** Where a shared substep belongs, with minutes for somebody new to it. */
export const sharedSubstepFacts: Record<SharedSubstep, SharedSubstepFacts> = {
  'ask-five-people': { phase: 'check', minutes: 90, place: null },
  'look-at-three-others': { phase: 'check', minutes: 45, place: null },
  'check-rules': { phase: 'check', minutes: 45, place: null },
  'set-limits': { phase: 'check', minutes: 20, place: null },
  'block-hours': { phase: 'check', minutes: 20, place: null },
  'choose-customer': { phase: 'offer', minutes: 40, place: null },
  'write-offer': { phase: 'offer', minutes: 40, place: null },
  'set-price': { phase: 'offer', minutes: 40, place: null },
  'write-boundaries': { phase: 'offer', minutes: 30, place: null },
  'gather-kit': { phase: 'ready', minutes: 60, place: null },
  'practise-once': { phase: 'ready', minutes: 90, place: null },
  'make-sample': { phase: 'ready', minutes: 90, place: null },
  'prepare-message': { phase: 'ready', minutes: 30, place: null },
  'make-page': { phase: 'ready', minutes: 60, place: null },
  'open-records': { phase: 'ready', minutes: 30, place: null },
  'agree-payment': { phase: 'ready', minutes: 30, place: null },
  'message-ten': { phase: 'first-customer', minutes: 60, place: null },
  'post-once': { phase: 'first-customer', minutes: 45, place: 'online' },
  'visit-three': { phase: 'first-customer', minutes: 120, place: 'local' },
  'do-first-job': { phase: 'first-customer', minutes: 120, place: null },
  'ask-feedback': { phase: 'first-customer', minutes: 20, place: null },
  'review-numbers': { phase: 'repeat', minutes: 40, place: null },
  'ask-referral': { phase: 'repeat', minutes: 30, place: null },
  'fix-one-thing': { phase: 'repeat', minutes: 60, place: null },
  'adjust-price': { phase: 'repeat', minutes: 30, place: null },
  'check-tax': { phase: 'repeat', minutes: 45, place: null },
  'decide-next-month': { phase: 'repeat', minutes: 30, place: null },
};
