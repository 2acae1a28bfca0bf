import { fill } from '../../../../text/fill.ts';
import type { FigureWriter } from '../figure-writer.ts';
import { nothing, type Written } from '../net.ts';
import { type Expression, type Leaf, leavesOf, written } from './expression.ts';
import { type Ask, isTime, type Meant, money, shares } from './meanings.ts';

/** Beyond this no sum helps anybody. */
const TOO_BIG = 1e9;

function leafText(leaf: Leaf, meant: readonly Meant[], told: FigureWriter): string {
  const what = leaf.op === 'figure' ? meant[leaf.at]?.what : undefined;
  if (what === undefined) return told.number(leaf.value);
  if (money.has(what)) return told.money(leaf.value);
  if (shares.has(what)) return told.percent(leaf.value * 100);
  return what === 'hours' ? told.time(leaf.value) : told.number(leaf.value);
}

/** What a sum comes to, in the unit of what was asked. */
function resultText({ what, per }: Ask, value: number, told: FigureWriter): string {
  const amount =
    what === 'margin'
      ? told.percent(value)
      : what === 'hours'
        ? told.time(value)
        : what === 'count' || what === 'span'
          ? told.number(value)
          : told.money(value);
  return per === 'all' || per === 'batch' || what === 'span' || what === 'people'
    ? amount
    : fill(told.words.of[per], { amount });
}

/** A whole number of what comes in whole ones. */
function whole(value: number, isReached: boolean): number {
  return isReached ? Math.ceil(value - 1e-9) : Math.floor(value + 1e-9);
}

function meaningOf(ask: Ask, value: number, isReached: boolean, told: FigureWriter): string {
  const { what, per } = ask;
  if (what === 'span')
    return told.say('runs', { spans: told.calendar(whole(value, true), isTime(per) ? per : 'week') });
  if (what === 'people') return told.priced('split', { part: value });
  if (what === 'count' && !Number.isInteger(value) && per === 'all')
    return told.say('basket', { total: told.number(whole(value, isReached)) });
  const result = resultText(ask, value, told);
  if (what === 'short') return told.say('still_short', { total: result });
  if (what === 'clear' && value < 0) return told.say('left_loss', { loss: resultText(ask, -value, told) });
  return what === 'clear' ? told.say('left_over', { left: result }) : told.say('basket', { total: result });
}

/** A sum written out by what its figures mean, and what comes of it. */
export function writeMeant(ask: Ask, meant: readonly Meant[], result: Expression, told: FigureWriter): Written {
  const { value } = result;
  if (Math.abs(value) > TOO_BIG) return nothing(told, 'too_big');
  const leaves = leavesOf(result);
  const line = told.working(
    written(result, (leaf) => leafText(leaf, meant, told)),
    value,
    resultText(ask, value, told),
  );
  // What is aimed at is reached with the next whole one; of what there is, only whole ones can be made.
  const isReached =
    leaves.some((leaf) => leaf.op === 'figure' && ['want', 'spent'].includes(meant[leaf.at]?.what ?? '')) &&
    !leaves.some(
      (leaf) => leaf.op === 'figure' && meant[leaf.at]?.what === 'have' && meant.every(({ what }) => what !== 'want'),
    );
  const means = [meaningOf(ask, value, isReached, told)];
  if (leaves.some((leaf) => leaf.op === 'number' && leaf.isMonth)) means.push(told.say('month_note'));
  return { working: result.op === 'figure' ? [] : [line], means };
}
