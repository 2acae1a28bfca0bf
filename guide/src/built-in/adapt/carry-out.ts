import type { PlanDraft } from '../../guide.ts';
import type { Money } from '../../text/money.ts';
import type { Wish } from '../../understand/wishes.ts';
import { bolder, easier } from './ease.ts';
import { lighterUntil, pacedUntil } from './dates.ts';
import { earlier, move } from './order.ts';
import { joinUp, splitUp } from './parts.ts';
import { putRight } from './presumptions.ts';
import { rename, reword } from './renaming.ts';
import type { Request } from '../../adapt/requests/read.ts';
import { scoped } from './scoped.ts';
import { shorter } from './shorter.ts';
import type { Adapting } from '../../adapt/state.ts';
import { withFigures } from '../../adapt/sums.ts';
import { add, drop, postpone, replace } from './tasks.ts';
import { withoutTopic } from './topic.ts';
import { lessTime, meetDeadline, moreTime } from './time.ts';
import { cheaper, local, online, otherCustomer } from './way.ts';

/** A feedback, and the hours a week and the money it names. */
export interface Said {
  feedback: string;
  hours: number | null;
  /** Money a month; null when none is named. */
  budget: Money | null;
}

/** One wish, carried out on the draft. */
export function carryOut(draft: PlanDraft, wish: Wish, said: Said, adapting: Adapting): PlanDraft {
  const { intent, object, other = '', where = 'before' } = wish;
  const inScope = (change: (part: PlanDraft) => PlanDraft) => scoped(draft, object, adapting, change);
  switch (intent) {
    case 'less-time':
      return inScope((part) => lessTime(part, said.hours, adapting));
    case 'more-time':
      return inScope((part) => moreTime(part, said.hours, adapting));
    case 'shorter':
      return inScope((part) => shorter(part, adapting));
    case 'deadline':
      return meetDeadline(draft, `${object}\n${said.feedback}`, adapting);
    case 'cheaper':
      return inScope((part) => cheaper(part, said.budget, adapting));
    case 'online':
      return inScope((part) => online(part, adapting));
    case 'local':
      return inScope((part) => local(part, adapting));
    case 'other-customer':
      return otherCustomer(draft, object, adapting);
    case 'too-hard':
      return inScope((part) => easier(part, adapting));
    case 'too-easy':
      return inScope((part) => bolder(part, adapting));
    case 'drop':
      return drop(draft, object, adapting);
    case 'postpone':
      return postpone(draft, object, adapting);
    case 'earlier':
      return earlier(draft, object, adapting);
    case 'move':
      return move(draft, object, { beside: other, where }, adapting);
    case 'replace':
      return replace(draft, object, other, adapting);
    case 'add':
      return add(draft, object, adapting);
    case 'more-like':
    case 'other-sector':
      // These choose among ideas; a plan has nothing to answer them with.
      return draft;
  }
}

/** What a request came to, beside the draft: why nothing changed, or not all of it. */
export interface CarriedOut {
  draft: PlanDraft;
  /** Tasks stayed whole for want of room. */
  full?: boolean;
  /** The task by which the plan itself comes to what is missing. */
  brings?: string;
}

/** One request that is no plain wish, carried out on the draft. */
export function carryOutRequest(draft: PlanDraft, request: Request, adapting: Adapting): CarriedOut {
  switch (request.kind) {
    case 'split':
      return splitUp(draft, request, adapting);
    case 'join':
      return { draft: joinUp(draft, request, adapting) };
    case 'rename':
      return { draft: rename(draft, request, adapting) };
    case 'reword':
      return { draft: reword(draft, request, adapting) };
    case 'dated':
      return { draft: pacedUntil(draft, request, adapting) };
    case 'undated':
      return { draft: lighterUntil(draft, request, adapting) };
    case 'topic':
      return { draft: withoutTopic(draft, request, adapting) };
    case 'price':
      return { draft: withFigures(draft, { hours: null, price: request.amount }, adapting) };
    case 'lack':
    case 'have': {
      const { draft: changed, brings } = putRight(draft, request, adapting);
      return { draft: changed, ...(brings && { brings: brings.title }) };
    }
  }
}
