/** A sum as it is worked out: figures of a message, numbers that hold everywhere (weeks of a month), and what is done with them. */
export type Leaf =
  | { op: 'figure'; at: number; value: number }
  /** `isMonth`: the weeks of a month, which are counted as four. */
  | { op: 'number'; value: number; isMonth?: boolean };
export type Expression = Leaf | { op: '+' | '−' | '×' | '÷'; of: readonly [Expression, Expression]; value: number };

export const figure = (at: number, value: number): Expression => ({ op: 'figure', at, value });
export const number = (value: number, isMonth = false): Expression => ({
  op: 'number',
  value,
  ...(isMonth && { isMonth }),
});

const isNumber = (one: Expression, value: number) => one.op === 'number' && one.value === value;

export const plus = (one: Expression, other: Expression): Expression => ({
  op: '+',
  of: [one, other],
  value: one.value + other.value,
});
export const minus = (one: Expression, other: Expression): Expression => ({
  op: '−',
  of: [one, other],
  value: one.value - other.value,
});
export const times = (one: Expression, other: Expression): Expression =>
  isNumber(other, 1) ? one : isNumber(one, 1) ? other : { op: '×', of: [one, other], value: one.value * other.value };
export const over = (one: Expression, other: Expression): Expression =>
  isNumber(other, 1) ? one : { op: '÷', of: [one, other], value: one.value / other.value };

/** All of them together; null where there are none. */
export const total = (all: readonly Expression[]): Expression | null =>
  all.length === 0 ? null : all.reduce((sum, one) => plus(sum, one));

/** The figures and numbers that went into it. */
export const leavesOf = (one: Expression): Leaf[] =>
  one.op === 'figure' || one.op === 'number' ? [one] : one.of.flatMap(leavesOf);

/** The places of the figures that went into it. */
export const figuresOf = (one: Expression): number[] =>
  leavesOf(one).flatMap((leaf) => (leaf.op === 'figure' ? [leaf.at] : []));

const LOOSE: ReadonlySet<string> = new Set(['+', '−']);

/** As it is written down, with brackets where they are needed. */
export function written(one: Expression, write: (leaf: Leaf) => string): string {
  if (one.op === 'figure' || one.op === 'number') return write(one);
  const [left, right] = one.of;
  const bracketed = (part: Expression, isNeeded: boolean) =>
    isNeeded ? `(${written(part, write)})` : written(part, write);
  const isTight = !LOOSE.has(one.op);
  const leftText = bracketed(left, isTight && LOOSE.has(left.op));
  const isSame = one.op === '÷' && (right.op === '×' || right.op === '÷');
  const rightText = bracketed(
    right,
    (isTight && LOOSE.has(right.op)) || (one.op === '−' && LOOSE.has(right.op)) || isSame,
  );
  return `${leftText} ${one.op} ${rightText}`;
}
