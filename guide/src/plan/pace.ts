/** The hours a week that the catalogue's minutes are written for. */
const ORDINARY_HOURS = 6;
const SLOWEST = 0.6;
const FASTEST = 1.25;
const SHORTEST = 10;
const LONGEST = 600;
/** Bars of guide.md: the first step fits two weeks of the person's hours, the whole half a year. */
export const FIRST_STEP_WEEKS = 2;
const WHOLE_WEEKS = 26;

interface Paced {
  minutes: number;
  optional?: true | undefined;
}

/** Minutes rounded to five, within 10 and 600. */
export function wholeMinutes(minutes: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, Math.floor(minutes / 5) * 5));
}

export function minutesOf(substeps: readonly Paced[]): number {
  return substeps.reduce((sum, substep) => sum + substep.minutes, 0);
}

function scaled<S extends Paced>(substeps: readonly S[], factor: number): S[] {
  return substeps.map((substep) => ({ ...substep, minutes: wholeMinutes(substep.minutes * factor) }));
}

/** Substeps cut down to a number of minutes: the optional ones go first, then all get shorter, never below ten minutes. */
export function fitInto<S extends Paced>(substeps: readonly S[], limit: number): S[] {
  if (minutesOf(substeps) <= limit) return [...substeps];
  const needed = substeps.filter((substep) => !substep.optional);
  const kept = needed.length >= 2 ? needed : [...substeps];
  const shorter = scaled(kept, Math.min(1, limit / Math.max(1, minutesOf(kept))));
  return minutesOf(shorter) > limit && shorter.length > 2 ? fitInto(shorter.slice(0, -1), limit) : shorter;
}

/**
 * Phases of substeps at the pace of somebody with so many hours a week (null = not said: the catalogue's minutes).
 * The first fits two weeks of the hours, the whole 26 weeks.
 */
export function paced<S extends Paced>(phases: readonly (readonly S[])[], hours: number | null): S[][] {
  if (hours === null || hours === 0) return phases.map((substeps) => [...substeps]);
  const factor = Math.min(FASTEST, Math.max(SLOWEST, Math.sqrt(hours / ORDINARY_HOURS)));
  const atPace = phases.map((substeps) => scaled(substeps, factor));
  const whole = (WHOLE_WEEKS * hours * 60) / Math.max(1, phases.length);
  return atPace.map((substeps, index) =>
    fitInto(substeps, index === 0 ? Math.min(FIRST_STEP_WEEKS * hours * 60, whole) : whole),
  );
}
