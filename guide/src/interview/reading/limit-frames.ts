import type { Found, ReadText } from '../../text/phrases.ts';
import { limitedThings, type LimitRole } from '../../understand/limit-words/kinds.ts';
import { units } from './units.ts';

/** A clause as it is looked at for limits: its words, what each may do in a limit, and where relatives are named. */
export interface LimitClause {
  words: ReadText;
  /** The words as written, folded. */
  written: readonly string[];
  found: readonly Found<LimitRole>[];
  /** Indexes of words that name a relative. */
  kin: ReadonlySet<number>;
  /** Index of the first word that says that something is made, or names what is; −1 where none does. */
  makes: number;
  /** Whether what one can't do was asked for, so that a bare “no children” answers. */
  asked: boolean;
}

/** What a clause limits, in indexes of its words. */
export interface LimitFrame {
  field: 'limits' | 'dislikes';
  start: number;
  end: number;
  /** Whether what it names is denied, and therefore no skill, wish or thing at hand. */
  denies: boolean;
}

type Span = Found<LimitRole>;
const roles = (...all: LimitRole[]): ReadonlySet<LimitRole> => new Set(all);
const THINGS = roles(...limitedThings);
const FRAMING = roles(
  'no',
  'without',
  'hard',
  'only',
  'except',
  'until',
  'out',
  'allergic',
  'hates',
  'bad',
  'hurts',
  'ill',
);

/** Whether words of a role begin a limit, and whether they name what may be limited. */
export const isFraming = (role: LimitRole): boolean => FRAMING.has(role);
export const isLimited = (role: LimitRole): boolean => THINGS.has(role);
export const isOfLimits = (role: LimitRole): boolean => isFraming(role) || isLimited(role);

/** What an “only” keeps to. */
const KEPT_TO = roles('time', 'move', 'travel', 'room', 'screen');
const EXCEPTED = roles('time', 'screen', 'people', 'children', 'animals');
/** What people have or have not, without that being a limit. */
const HAD = roles('children', 'animals', 'people');
/** How many words may stand between a denial and what it denies. */
const REACH = 6;
const NEAR = 3;
/** Up to so many words before a frame or behind it are told with it. */
const AROUND = 5;

const CLOCK = /^\d{1,2}(?:am|pm|h|h\d\d|\d\d)?$/u;
const UNITS = [units.year, units.month, units.week, units.money, units.minute, units.percent];

const JOINING: readonly LimitRole[] = ['light', 'self', 'mine', 'have'];

/**
 * Whether what is denied from a word on is left out of something that is made: “I bake without gluten” is no limit of who
 * bakes, and “I need to eat without gluten” is.
 */
export function isMadeWithout({ found, makes }: LimitClause, at: number): boolean {
  const isLeftOut = found.some(({ value, start, end }) => value === 'lacks' && start <= at && end > at);
  return isLeftOut && makes >= 0 && makes < at && !found.some(({ value, start }) => value === 'needs' && start < at);
}

/** The frames of one clause. */
class Frames {
  readonly #clause: LimitClause;
  readonly #byRole: ReadonlyMap<LimitRole, readonly Span[]>;
  readonly #joining: ReadonlySet<number>;

  constructor(clause: LimitClause) {
    this.#clause = clause;
    this.#byRole = Map.groupBy(clause.found, ({ value }) => value);
    const joining = JOINING.flatMap((role) => this.#of(role));
    this.#joining = new Set(
      joining.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
    );
  }

  #of(role: LimitRole | ReadonlySet<LimitRole>): readonly Span[] {
    if (typeof role === 'string') return this.#byRole.get(role) ?? [];
    return this.#clause.found.filter(({ value }) => role.has(value));
  }

  #has(role: LimitRole, from: number, to: number): boolean {
    return this.#of(role).some(({ start, end }) => start >= from && end <= to);
  }

  /** Whether every word of a stretch only joins. */
  #isLight(from: number, to: number): boolean {
    for (let at = from; at < to; at += 1)
      if (!this.#joining.has(at) && !/^\d/u.test(this.#clause.written[at] ?? '')) return false;
    return true;
  }

  /** Whether the words before a frame make it somebody else's, or one of long ago. */
  #isElse(at: number, past = at): boolean {
    if (this.#has('past', 0, past)) return true;
    if (this.#has('rules', 0, at)) return false;
    const isOthers = this.#has('others', 0, at) || [...this.#clause.kin].some((kin) => kin < at);
    return isOthers && !this.#has('self', 0, at);
  }

  #isDenied(at: number, reach = NEAR): boolean {
    return this.#has('no', Math.max(0, at - reach), at);
  }

  /** A frame with the few words around it; of long stretches only what joins to it. */
  #framed(from: number, to: number, of: Pick<LimitFrame, 'field' | 'denies'>): LimitFrame {
    const { length } = this.#clause.words;
    let start = from;
    if (from <= AROUND) start = 0;
    else while (start > 0 && from - start < AROUND && this.#isLight(start - 1, start)) start -= 1;
    let end = to;
    if (length - to <= AROUND) end = length;
    else while (end < length && end - to < AROUND && this.#isLight(end, end + 1)) end += 1;
    return { ...of, start, end };
  }

  /** An hour of the clock, or a time, at a place or over a few joining words. */
  #timeAt(at: number): number | null {
    for (let first = at; first <= at + NEAR && this.#isLight(at, first); first += 1) {
      const named = this.#clause.found.find(
        ({ value, start }) => start === first && (value === 'clock' || value === 'time'),
      );
      if (named) return named.end;
      const next = this.#clause.written[first + 1] ?? '';
      if (CLOCK.test(this.#clause.written[first] ?? '') && !UNITS.some((unit) => unit.has(next))) return first + 1;
    }
    return null;
  }

  /** What is denied behind a word: a thing, or an hour that something must not go beyond. */
  #deniedBehind(end: number): Span | null {
    const thing = this.#of(THINGS).find(({ start }) => start >= end && start <= end + REACH);
    const until = this.#of('until').find(({ start }) => start >= end && start <= end + REACH);
    const time = until ? this.#timeAt(until.end) : null;
    if (until && time !== null && (!thing || until.start < thing.start))
      return { value: 'clock', start: until.start, end: time };
    return thing ?? null;
  }

  #isHad({ value, start }: Span, denial: Span): boolean {
    if (!HAD.has(value)) return false;
    if (this.#has('have', Math.max(0, denial.start - 2), start)) return true;
    return value !== 'people' && start === denial.end && !this.#clause.asked;
  }

  /** “Nothing overhead”, “pas le mercredi”, “I can hardly walk”. */
  denied(): LimitFrame[] {
    const denials = [...this.#of('no'), ...this.#of('hard')];
    return denials.flatMap((denial) => {
      if (this.#has('fine', 0, denial.end + NEAR + 1)) return [];
      if (denial.value === 'hard' && this.#isDenied(denial.start)) return [];
      if (denial.value === 'no' && this.#of('hard').some(({ start }) => start >= denial.end && start <= denial.end + 2))
        return [];
      const only = this.#of('but').find(({ start }) => start >= denial.end && start <= denial.end + REACH);
      const thing = this.#deniedBehind(denial.end);
      if (thing?.value === 'sense' && isMadeWithout(this.#clause, denial.start)) return [];
      if (!thing || (only && only.start < thing.start && this.#isLight(only.end, thing.start)))
        return thing && only && !this.#isElse(denial.start)
          ? [this.#framed(denial.start, thing.end, { field: 'limits', denies: false })]
          : [];
      if (this.#isHad(thing, denial) || this.#isElse(denial.start, thing.start)) return [];
      return [this.#framed(denial.start, thing.end, { field: 'limits', denies: true })];
    });
  }

  /** “No roofs”, “rien de sucré”: a clause that is nothing but a denial, whatever it names. */
  bare(): LimitFrame[] {
    const { words } = this.#clause;
    return this.#of('without').flatMap(({ start, end }) => {
      const isAlone = this.#isLight(0, start) && !this.#has('have', 0, start) && words.length - end <= AROUND;
      const isElse = ['lacked', 'past', 'others', 'self', 'want'] as const;
      if (
        !isAlone ||
        this.#has('fine', start, words.length) ||
        !this.#namesBehind(end) ||
        isElse.some((role) => this.#has(role, end, words.length))
      )
        return [];
      if (!this.#clause.asked && this.#of(HAD).some((thing) => thing.start === end && thing.value !== 'people'))
        return [];
      return [{ field: 'limits' as const, start: 0, end: words.length, denies: true }];
    });
  }

  /** “Carro no”, “evenings: no”, “nights are out”. */
  deniedBehind(): LimitFrame[] {
    const { length } = this.#clause.words;
    return this.#of(THINGS).flatMap((thing) => {
      const out = this.#of('out').find(({ start }) => start >= thing.end && start <= thing.end + NEAR);
      const no = this.#of('no').find(
        ({ start, end }) => start >= thing.end && start <= thing.end + 1 && end === length && length <= REACH + 1,
      );
      const behind = out ?? no;
      if (!behind || this.#isElse(thing.start) || this.#isDenied(thing.start)) return [];
      return [this.#framed(thing.start, behind.end, { field: 'limits', denies: true })];
    });
  }

  /** “Only mornings”, “weekdays only”, “rien que le matin”. */
  kept(): LimitFrame[] {
    return this.#of('only').flatMap((only) => {
      if (this.#isElse(only.start) || this.#isDenied(only.start, 1)) return [];
      const things = this.#of(KEPT_TO);
      const behind = things.find(
        ({ start }) => start >= only.end && start <= only.end + AROUND && this.#isLight(only.end, start),
      );
      const before = things.find(({ end }) => end <= only.start && end >= only.start - 1);
      const thing = behind ?? before;
      if (!thing) return [];
      const [from, to] = [Math.min(only.start, thing.start), Math.max(only.end, thing.end)];
      return [this.#framed(from, to, { field: 'limits', denies: false })];
    });
  }

  /** “After eight I am not there”: an hour that something stops at, before the denial. */
  stopped(): LimitFrame[] {
    return this.#of('until').flatMap((until) => {
      const end = this.#timeAt(until.end);
      const no = end === null ? undefined : this.#of('no').find(({ start }) => start >= end && start <= end + AROUND);
      if (!no || this.#isElse(no.start) || this.#has('fine', no.start, no.end + NEAR + 1)) return [];
      return [this.#framed(until.start, no.end, { field: 'limits', denies: false })];
    });
  }

  /** “Done by 3pm”, “free until half two”, “il faut que je sois rentrée avant la nuit”. */
  until(): LimitFrame[] {
    return this.#of('until').flatMap((until) => {
      const bound = [...this.#of('must'), ...this.#of('only')].find(
        ({ start, end }) => end <= until.start && start >= until.start - REACH,
      );
      const end = bound ? this.#timeAt(until.end) : null;
      if (!bound || end === null) return [];
      const isOthers = this.#has('others', 0, bound.start) && !this.#has('self', 0, bound.start);
      if (isOthers || this.#has('past', 0, until.start)) return [];
      return [this.#framed(bound.start, end, { field: 'limits', denies: false })];
    });
  }

  /** “Any day except Tuesdays”, “tout sauf le téléphone”. */
  excepted(): LimitFrame[] {
    return this.#of('except').flatMap((except) => {
      const thing = this.#of(EXCEPTED).find(({ start }) => start >= except.end && start <= except.end + NEAR);
      if (!thing || this.#isElse(except.start)) return [];
      return [this.#framed(except.start, thing.end, { field: 'limits', denies: false })];
    });
  }

  /** What a body does not bear: allergies, conditions, a bad knee, a back that hurts. */
  borne(): LimitFrame[] {
    const { words } = this.#clause;
    const isOwn = this.#has('mine', 0, words.length) || this.#has('self', 0, words.length) || words.length <= AROUND;
    const bodies = this.#of('body').filter((body) =>
      [...this.#of('bad'), ...this.#of('hurts')].some(
        ({ start, end }) => start <= body.end + 2 && end >= body.start - 2,
      ),
    );
    return [...this.#of('allergic'), ...this.#of('ill'), ...bodies].flatMap((one) => {
      if (!isOwn || this.#isElse(one.start, words.length) || this.#isDenied(one.start)) return [];
      if ([...this.#clause.kin].some((kin) => kin < one.start) && !this.#has('self', 0, one.start)) return [];
      return [this.#framed(one.start, one.end, { field: 'limits', denies: one.value === 'allergic' })];
    });
  }

  /** Whether something is named from a word on, and no number, which says more than that. */
  #namesBehind(end: number): boolean {
    const { words, written } = this.#clause;
    const isNumber = written.slice(end).some((word) => /\d/u.test(word));
    return !isNumber && end < words.length && !this.#isLight(end, words.length);
  }

  /** “I hate selling”, “no quiero vender”. */
  disliked(): LimitFrame[] {
    const hated = this.#of('hates').filter(
      ({ start, end }) =>
        !this.#isDenied(start, 2) && !this.#of('move').some((move) => move.start < end && move.end > end),
    );
    const unwanted = this.#of('no').flatMap((no) => {
      const want = this.#of('want').find(({ start }) => start >= no.end && start <= no.end + 2);
      return want ? [{ ...want, start: no.start }] : [];
    });
    return [...hated, ...unwanted].flatMap((one) => {
      if (this.#isElse(one.start) || !this.#namesBehind(one.end)) return [];
      const { start } = this.#framed(one.start, one.end, { field: 'dislikes', denies: true });
      return [{ field: 'dislikes' as const, start, end: this.#clause.words.length, denies: true }];
    });
  }
}

/** Frames that overlap as one; what is disliked is that, also where it is a limit by its words. */
function joined(frames: readonly LimitFrame[]): LimitFrame[] {
  const all: LimitFrame[] = [];
  for (const frame of frames.toSorted((one, other) => one.start - other.start)) {
    const last = all.at(-1);
    if (!last || frame.start >= last.end) all.push(frame);
    else
      all[all.length - 1] = {
        field: last.field === 'dislikes' || frame.field === 'dislikes' ? 'dislikes' : 'limits',
        start: last.start,
        end: Math.max(last.end, frame.end),
        denies: last.denies || frame.denies,
      };
  }
  return all;
}

/** What a clause says that somebody can't or won't, in the order it is said. */
export function framesOf(clause: LimitClause): LimitFrame[] {
  if (!clause.found.some(({ value }) => FRAMING.has(value))) return [];
  const frames = new Frames(clause);
  return joined([
    ...frames.denied(),
    ...frames.bare(),
    ...frames.deniedBehind(),
    ...frames.kept(),
    ...frames.until(),
    ...frames.stopped(),
    ...frames.excepted(),
    ...frames.borne(),
    ...frames.disliked(),
  ]);
}

/** Whether a clause only goes on naming what the one before it denied: “no lifting, bending or stairs”. */
export function goesOn({ words, found }: LimitClause): boolean {
  const isNamed = (at: number, wanted: (role: LimitRole) => boolean) =>
    found.some(({ value, start, end }) => start <= at && at < end && wanted(value));
  const isThing = (role: LimitRole) => THINGS.has(role);
  return (
    words.length > 0 &&
    words.length <= AROUND &&
    words.some((_, at) => isNamed(at, isThing)) &&
    words.every((_, at) => isNamed(at, (role) => isThing(role) || role === 'light' || role === 'no'))
  );
}
