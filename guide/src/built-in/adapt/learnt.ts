import { clauseOf } from '../../adapt/requests/clauses.ts';
import type { Request } from '../../adapt/requests/read.ts';
import { minutesIn, SHORT } from '../../adapt/requests/size.ts';
import type { Intent } from '../../understand/intents.ts';
import type { SaidWish } from '../../understand/wishes.ts';
import { planActReader } from './acts/acts.ts';
import type { PlanAct } from './acts/classes.ts';

/** From here on a message is taken to want what it is likeliest for, where no word of it is known to say so. */
const LIKELY = 0.45;

/** Acts that want something of the whole plan and name nothing in it. */
const intentOf: Partial<Record<PlanAct, Intent>> = {
  less: 'less-time',
  more: 'more-time',
  shorter: 'shorter',
  easier: 'too-hard',
  cheaper: 'cheaper',
};

/** What is wanted of a message that was understood by none of its words. */
export interface Learnt {
  requests: Request[];
  wishes: SaidWish[];
}

/** What a message wants of the whole plan by how people say it: “the baby wakes every ten minutes”; null where that is not likely. */
export function learntAsk(feedback: string): Learnt | null {
  const act = planActReader.likeliest(feedback, LIKELY);
  if (act === 'sitting' || act === 'bigger') {
    const clause = clauseOf(feedback);
    const minutes = minutesIn(clause);
    const scope = { clause, before: null, everything: true, named: '', except: false };
    const request: Request =
      act === 'bigger'
        ? { kind: 'join', said: feedback, minutes: null, scope }
        : { kind: 'split', said: feedback, minutes: minutes ?? SHORT, parts: 1, scope };
    return { requests: [request], wishes: [] };
  }
  const intent = act && intentOf[act];
  return intent ? { requests: [], wishes: [{ wish: { intent, object: '' }, said: feedback }] } : null;
}
