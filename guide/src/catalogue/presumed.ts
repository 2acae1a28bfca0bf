import type { SharedSubstep } from './schema.ts';
import type { EngineSubstep } from './shared-schema.ts';

/** Things that a plan's tasks may take for granted, and that somebody may not have yet or have already. */
export const things = [
  'sales',
  'customers',
  'page',
  'contacts',
  'price',
  'offer',
  'sample',
  'records',
  'payment',
  'kit',
  'car',
  'computer',
  'phone',
  'internet',
  'channels',
] as const;
export type Thing = (typeof things)[number];

type Name = SharedSubstep | EngineSubstep;

/** What a substep rests on and brings. */
interface Presumed {
  /** What must be there before it can be done. */
  rests?: readonly Thing[];
  /** What is there once it is done: with that there already, it is not needed. */
  gives?: readonly Thing[];
  /** It speaks of what has been: without that it is nothing, however much comes later. */
  past?: boolean;
  /** What to do where the first is missing, the best first. */
  instead?: readonly Name[];
}

/** The substeps that rest on something or bring it; the others take nothing for granted. */
export const presumed: Partial<Record<Name, Presumed>> = {
  'set-price': { gives: ['price'] },
  'write-offer': { gives: ['offer'] },
  'gather-kit': { gives: ['kit'] },
  'make-sample': { gives: ['sample'] },
  'make-page': { gives: ['page'] },
  'open-records': { gives: ['records'] },
  'agree-payment': { gives: ['payment'] },
  'message-ten': {
    rests: ['contacts'],
    gives: ['customers'],
    instead: ['adapt-meet-people', 'visit-three', 'post-once'],
  },
  'post-once': { rests: ['internet'], gives: ['customers'], instead: ['visit-three', 'adapt-meet-people'] },
  'visit-three': { gives: ['customers'] },
  'do-first-job': { gives: ['sales', 'customers'] },
  'ask-feedback': { rests: ['customers'], instead: ['ask-five-people', 'practise-once'] },
  'ask-referral': { rests: ['customers'], instead: ['message-ten', 'visit-three'] },
  'fix-one-thing': { rests: ['customers'], instead: ['practise-once'] },
  'adjust-price': { rests: ['sales', 'price'], instead: ['set-price'] },
  'review-numbers': { past: true, rests: ['sales'], instead: ['set-limits', 'open-records'] },
  'business-list-sales': { past: true, rests: ['sales'], instead: ['ask-five-people', 'look-at-three-others'] },
  'business-revenue': { past: true, rests: ['sales'], instead: ['set-price', 'set-limits'] },
  'business-revenue-week': { past: true, rests: ['sales'], instead: ['set-price', 'set-limits'] },
  'business-problem': { rests: ['customers'], instead: ['ask-five-people', 'choose-customer'] },
  'business-location': { rests: ['customers'], instead: ['choose-customer', 'look-at-three-others'] },
  'business-location-online': { rests: ['customers', 'page'], instead: ['make-page', 'choose-customer'] },
  'business-one-offer': { rests: ['sales'], instead: ['write-offer', 'choose-customer'] },
  'business-marketing': { rests: ['channels', 'customers'], instead: ['visit-three', 'message-ten'] },
  'business-channels': { rests: ['channels', 'customers'], instead: ['visit-three', 'message-ten'] },
  'business-one-channel': { rests: ['channels', 'customers'], instead: ['visit-three', 'message-ten'] },
  'business-no-marketing': { past: true, rests: ['customers'], instead: ['message-ten', 'visit-three'] },
  'business-sales': { rests: ['sales'], instead: ['prepare-message', 'practise-once'] },
  'business-try-with-three': { rests: ['sales', 'customers'], instead: ['do-first-job'] },
  'challenge-customers': { rests: ['customers'], instead: ['message-ten', 'ask-five-people'] },
  'challenge-returning': { past: true, rests: ['customers'], instead: ['choose-customer', 'ask-five-people'] },
  'challenge-prices': { rests: ['sales'], instead: ['set-price'] },
  'challenge-payments': { rests: ['sales'], instead: ['agree-payment'] },
  'challenge-season': { rests: ['sales'], instead: ['look-at-three-others'] },
  'challenge-costs': { rests: ['sales'], instead: ['set-price'] },
  'challenge-competition': { rests: ['customers'], instead: ['look-at-three-others', 'ask-five-people'] },
};

/** Who has not the one has not the other: nothing was sold without a customer. */
export const together: readonly (readonly Thing[])[] = [['sales', 'customers']];
