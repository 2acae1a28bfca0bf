import { fits, type Quantity, type Unit } from './unit.ts';

/** A quantity carried over into another unit, by others that stand between the two. */
export interface Route {
  value: number;
  over: Unit;
  under: Unit | null;
  /** What it was carried by: each is a factor, or what is divided by. */
  steps: readonly { by: Quantity; isParted: boolean }[];
}

/** More steps than anybody tells in one breath. */
const MOST_STEPS = 4;
/** More ways at once than a sum with one meaning leaves open. */
const MOST_OPEN = 48;

/** What one quantity makes of a route: the units between them cancel, or nothing comes of it. */
function stepsBy(route: Route, by: Quantity, isOfOne: boolean): Route[] {
  const { value, over, under } = route;
  const times = (one: Pick<Route, 'over' | 'under'>): Route => ({
    ...one,
    value: value * by.value,
    steps: [...route.steps, { by, isParted: false }],
  });
  const parted = (one: Pick<Route, 'over' | 'under'>): Route => ({
    ...one,
    value: value / by.value,
    steps: [...route.steps, { by, isParted: true }],
  });
  const found: Route[] = [];
  if (under && fits(under, by.over)) found.push(times({ over, under: by.under }));
  if (under && by.under && fits(under, by.under)) found.push(parted({ over, under: by.over }));
  if (isOfOne && !under && !by.under && by.over.kind !== over.kind) found.push(parted({ over, under: by.over }));
  if (by.under && fits(over, by.under) && over.kind !== 'money') found.push(times({ over: by.over, under }));
  if (by.under && fits(over, by.over)) found.push(parted({ over: by.under, under }));
  return found;
}

const isAt = (route: Route, over: Unit, under: Unit | null): boolean =>
  fits(route.over, over) && (under === null ? route.under === null : route.under !== null && fits(route.under, under));

/** Every way to carry a quantity over into a unit, each figure taken once at most. */
export function routesTo(from: Quantity, others: readonly Quantity[], over: Unit, under: Unit | null): Route[] {
  const found: Route[] = [];
  let open: Route[] = [{ value: from.value, over: from.over, under: from.under, steps: [] }];
  for (let step = 0; step <= MOST_STEPS && open.length > 0; step += 1) {
    found.push(...open.filter((route) => isAt(route, over, under)));
    open = open.flatMap((route) =>
      others
        .filter(({ entry }) => entry !== from.entry && !route.steps.some(({ by }) => by.entry === entry))
        .flatMap((by) => stepsBy(route, by, under !== null)),
    );
    if (open.length > MOST_OPEN) return [];
  }
  return found;
}
