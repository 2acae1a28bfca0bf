import type { Language } from '@foothold/contract';
import type { Counted } from '../../../text/counted.ts';
import type { NumberSlot } from './slots.ts';
import en from './words/en.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };
import fr from './words/fr.json' with { type: 'json' };
import he from './words/he.json' with { type: 'json' };
import pt from './words/pt.json' with { type: 'json' };

/** What a sum says beside its figures. */
export interface SumWords {
  /** Signs of hours and minutes behind a number. */
  hour_sign: string;
  minute_sign: string;
  counted: Record<'day' | 'week' | 'month' | 'year', Counted>;
  /** One sentence of meaning for each kind of result. */
  says: Record<
    | 'units'
    | 'units_one'
    | 'hours_to_goal'
    | 'per_week'
    | 'per_month'
    | 'hours_in_all'
    | 'price'
    | 'price_with_fee'
    | 'left'
    | 'left_nothing'
    | 'left_loss'
    | 'margin'
    | 'margin_loss'
    | 'even'
    | 'even_one'
    | 'rate_earned'
    | 'rate_loss'
    | 'rate_needed'
    | 'fit'
    | 'fit_one'
    | 'fit_rest'
    | 'fit_none'
    | 'hours_for'
    | 'basket'
    | 'earned'
    | 'earned_left'
    | 'over'
    | 'days_note'
    | 'share'
    | 'less'
    | 'more'
    | 'below_zero'
    | 'until'
    | 'until_rest'
    | 'until_days'
    | 'passed'
    | 'saving'
    | 'runs'
    | 'split'
    | 'average'
    | 'one'
    | 'nothing_left_of_one'
    | 'divided_by_zero'
    | 'too_big'
    | 'huge'
    | 'month_note'
    | 'tax_added'
    | 'tax_taken'
    | 'tax_note'
    | 'price_for_margin'
    | 'rounded'
    | 'left_over'
    | 'still_short'
    | `pace_${'day' | 'week' | 'month' | 'year'}`,
    string
  >;
  /** An amount of one piece, or by a time. */
  of: Record<'piece' | 'hour' | 'day' | 'week' | 'month' | 'year', string>;
  /** What is missing, asked for by name. */
  asks: Record<Exclude<NumberSlot, 'date' | 'fee' | 'spent' | 'kept'>, string>;
}

export const sumWords: Record<Language, SumWords> = { en, he, fr, es, pt };
