import { moneyGoalOf } from '../../../ideas/goal-arithmetic.ts';
import { asks, goalPerOf, isMixed, type Maker, nonEmpty, slotsOf, weakly } from './maker.ts';
import { isAmount, isCounted } from './pool.ts';
import type { Part } from './reading.ts';

/** How many at a price reach a goal. */
export const unitsToGoal: Maker = (pool, { profile }) => {
  const { reading } = pool;
  if (!asks(reading, 'count') || (reading.time !== null && reading.time !== 'hour')) return null;
  const goalPer = goalPerOf(pool);
  const rate = pool.take((part) => isAmount(part) && part.per === 'hour')?.value;
  if ((reading.time === 'hour') !== (rate !== undefined)) return null;
  if (reading.parts.some(({ times }) => times)) return null;
  const named = pool.money('cost');
  let price = rate ?? pool.money('price');
  let goal = pool.money('goal');
  if (price === undefined) price = weakly(pool, 'price');
  if (goal === undefined) goal = weakly(pool, 'goal') ?? (price === undefined ? undefined : weakly(pool, 'either'));
  // “Each goes for 30, how many make 1,200”: beside what one costs, what is left is the goal.
  if (price === undefined && goal === undefined && named !== undefined) goal = pool.loose();
  if (price === undefined && goal !== undefined && named === undefined) price = weakly(pool, 'either');
  if (price === undefined && goal !== undefined && named === undefined) price = pool.loose((part) => !isCounted(part));
  else if (goal === undefined && price !== undefined) goal = pool.loose();
  // “A session costs 55”: with no other price it is what the customer pays.
  const cost = price === undefined ? undefined : named;
  price ??= named;
  const { hours, each } = pool.hoursAndEach();
  const own = goal === undefined ? moneyGoalOf(profile) : null;
  // “It makes 12 mugs” is no money to get to.
  const isOfThings = reading.parts.some((part) => part.things && part.value === goal);
  if (isOfThings && goal !== undefined && price !== undefined && goal < price) return null;
  // What is missing is asked for only where the other half was told in words.
  const toldOf = (role: Part['role']) => reading.parts.some((part) => part.role === role && (part.told || part.weak));
  if (hours || (price === undefined && !(reading.noun !== null && toldOf('goal')))) return null;
  const counted = reading.noun !== null || reading.parts.some(({ per }) => per === 'unit');
  if (goal === undefined && !(counted && toldOf('price'))) return null;
  return slotsOf({
    ...(rate === undefined ? { price } : { rate: price }),
    goal: goal ?? own?.goal.amount,
    goalPer: own ? own.goal.per : goalPer,
    costs: cost === undefined ? undefined : [cost],
    fee: pool.percent(),
    each: each?.value,
  });
};

/** “I want 90”, “so that 90 is left”. */
const isToStay = ({ role, told, per }: Part) => (role === 'goal' || role === 'keep') && told && per === null;

/** How many pay back what was paid once. The fixed sum is named or the largest, the price is named or the next largest; what else there is goes off. */
export const breakEven: Maker = (pool) => {
  const { parts } = pool.reading;
  // What is paid by the year is not paid back with what is sold by the week: neither goes off the other.
  if (isMixed(pool.reading)) return null;
  // “Rent 200, I earn 8 each, how many?” asks for no less.
  const isMeant = (['fixed', 'price'] as const).every((role) => parts.some((part) => part.role === role));
  if (!asks(pool.reading, 'even') && !(asks(pool.reading, 'count') && isMeant)) return null;
  const amounts = pool.all((part) => isAmount(part) && part.role !== 'people').toSorted((a, b) => b.value - a.value);
  const pricedBy = (part: Part) => part.role === 'price' || (part.role === null && part.weak === 'price');
  const fixed =
    amounts.find(({ role }) => role === 'fixed') ??
    (amounts.length === 2 ? amounts[0] : amounts.find((part) => !pricedBy(part) && part.per !== 'unit' && !part.added));
  // “The fair is 60 plus 12 for parking”.
  const behind = parts[parts.findIndex((part) => part === fixed) + 1];
  const more = behind?.added && !(behind.told && behind.role === 'price') ? behind : undefined;
  // “I want 90 after the stall, which is 15”: what is to stay comes on top of what was paid.
  const wanted = amounts.filter((part) => part !== fixed && isToStay(part));
  const kept = fixed && fixed.role === 'fixed' && !asks(pool.reading, 'even') ? wanted : [];
  const rest = amounts.filter((part) => part !== fixed && part !== more && !kept.includes(part));
  const one =
    rest.find(({ role }) => role === 'price') ??
    rest.find(pricedBy) ??
    rest.find(({ role }) => role !== 'cost') ??
    rest[0];
  const costs = nonEmpty(rest.filter((part) => part !== one).map(({ value }) => value));
  const once = fixed && kept.reduce((sum, { value }) => sum + value, fixed.value + (more?.value ?? 0));
  return slotsOf({ price: one?.value, fixed: once, costs, fee: pool.percent() });
};
