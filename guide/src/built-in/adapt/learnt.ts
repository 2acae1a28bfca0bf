import { clauseOf } from '../../adapt/requests/clauses.ts';
import type { Request } from '../../adapt/requests/read.ts';
import { minutesIn, SHORT, type SplitRequest } from '../../adapt/requests/size.ts';
import type { Intent } from '../../understand/intents.ts';
import type { SaidWish } from '../../understand/wishes.ts';
import { planActReader } from './acts/acts.ts';
import type { PlanAct } from './acts/classes.ts';

/** From here on a message is taken to want what it is likeliest for, where no word of it is known to say so. */
const LIKELY = 0.55;
/** Less of the plan is meant from here on where it is so many times as likely as anything else. */
const LIKELY_LESS = 0.45;
const TIMES_AS_LIKELY = 2;
const ofLess: ReadonlySet<PlanAct> = new Set<PlanAct>(['less', 'shorter']);
/** Each of these makes a plan lighter. */
const lighter: readonly PlanAct[] = ['less', 'shorter', 'easier'];
/** Who asks for something “just this month” means them from here on, where nothing else is likelier. */
const LIGHTER_FOR_NOW = 0.25;
/** Shorter tasks are what it is likely for from here on. */
const LIKELY_SHORT = 0.45;
/** Whoever speaks of the size of tasks, or wants less, and names so few minutes, wants them short. */
const FEW_MINUTES = 30;

/** Acts that want something of the whole plan and name nothing in it. Tasks joined or money saved by mistake cost more than a question. */
const intentOf: Partial<Record<PlanAct, Intent>> = {
  less: 'less-time',
  more: 'more-time',
  shorter: 'shorter',
  easier: 'too-hard',
};

/** What is wanted of a message that was understood by none of its words. */
export interface Learnt {
  requests: Request[];
  wishes: SaidWish[];
}

/** “The baby wakes every ten minutes”: tasks cut to the minutes that are named, else to a usual sitting; null where that is not likely. */
function shortTasks(feedback: string): SplitRequest | null {
  const likelihoods = planActReader.likelihoods(feedback);
  const sitting = likelihoods.get('sitting') ?? 0;
  const ofSize = sitting + (likelihoods.get('bigger') ?? 0);
  const ofBoth = lighter.reduce((sum, act) => sum + (likelihoods.get(act) ?? 0), ofSize);
  const isOfSize = ofSize >= LIKELY_SHORT && ofBoth >= LIKELY;
  const clause = clauseOf(feedback);
  const minutes = minutesIn(clause);
  if (sitting < LIKELY_SHORT && !(isOfSize && minutes !== null && minutes <= FEW_MINUTES)) return null;
  const scope = { clause, before: null, everything: true, one: false, named: '', except: false };
  return { kind: 'split', said: feedback, minutes: minutes ?? SHORT, parts: 1, scope };
}

/** Whether a message asks for a lighter plan for a time: “can you knock it back just this month”. */
function isLighterForNow(feedback: string): boolean {
  const likelihoods = planActReader.likelihoods(feedback);
  const share = lighter.reduce((sum, act) => sum + (likelihoods.get(act) ?? 0), 0);
  const other = Math.max(...[...likelihoods].flatMap(([act, one]) => (lighter.includes(act) ? [] : [one])));
  const { marks } = clauseOf(feedback);
  const isAsked = marks.has('for_now') && marks.has('asking');
  const isElse = marks.has('more', 'past_or_today', 'told_thanks', 'of_others_or_over');
  return isAsked && !isElse && share >= LIGHTER_FOR_NOW && share > other;
}

/** What a message is likeliest for, where that is likely enough; `surely`: by itself. */
function likelyAct(feedback: string, surely: boolean): PlanAct | null {
  const [first, second] = [...planActReader.likelihoods(feedback)].toSorted(([, one], [, other]) => other - one);
  if (!first) return null;
  const [act, share] = first;
  const isFarAhead = share >= TIMES_AS_LIKELY * (second?.[1] ?? 0);
  if (!surely && ofLess.has(act) && isLighterForNow(feedback)) return act;
  return share >= LIKELY || (!surely && ofLess.has(act) && share >= LIKELY_LESS && isFarAhead) ? act : null;
}

/** What a message wants of the whole plan by how people say it; null where that is not likely, or not surely so where that is asked. */
export function learntAsk(feedback: string, surely = false): Learnt | null {
  // “Why are there four steps?” asks, and wants none taken out.
  if (feedback.includes('?')) return null;
  const request = shortTasks(feedback);
  if (request) return { requests: [request], wishes: [] };
  // “Until May the doctor gives me half of it” tells what is so until then.
  const act = likelyAct(feedback, surely || clauseOf(feedback).marks.has('until'));
  const intent = act && intentOf[act];
  return intent ? { requests: [], wishes: [{ wish: { intent, object: '' }, said: feedback }] } : null;
}
