import { api, type Language, type Numbers, type OwnAssumptions, type Recommendation } from '@foothold/contract';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { call } from '#shared/api.ts';
import { useSettings } from '#shared/settings.ts';
import type { AssumptionName } from './formulas.ts';
import { readFigure, writeFigure } from './read-figure.ts';
import { usePutIdea } from './use-ideas.ts';

/** How long after the last key a figure is saved, when one stays in its box. */
const PAUSE_MS = 800;

interface Typed {
  text: string;
  /** null = the guide's again; undefined = can't be taken. */
  value: number | null | undefined;
}
type AllTyped = Partial<Record<AssumptionName, Typed>>;

const names: readonly AssumptionName[] = [
  'weeks_per_month',
  'days_per_week',
  'hours_per_unit',
  'unit_price',
  'costs_per_month',
];

/** What of the typed differs from what is kept and can be kept. */
function unsavedOf(typed: AllTyped, kept: OwnAssumptions): OwnAssumptions {
  const changed = names.flatMap((name) => {
    const value = typed[name]?.value;
    return value === undefined || value === (kept[name] ?? null) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(changed);
}

/** The numbers as they would be with what is typed. */
function withTyped(numbers: Numbers, typed: AllTyped): Numbers {
  return { ...numbers, own: { ...numbers.own, ...unsavedOf(typed, numbers.own) } };
}

function textOf(name: AssumptionName, { own, assumed }: Numbers, language: Language): string {
  return writeFigure(own[name] ?? assumed[name], language);
}

/**
 * The assumptions of an idea, being changed: each is saved when one leaves its box, or stops typing. What could not be
 * saved stays in the box, and goes along with the next try.
 */
export function useAssumptions({ recommendation_id: id }: Recommendation, numbers: Numbers) {
  const language = useSettings((settings) => settings.language);
  const putIdea = usePutIdea();
  const [typed, setTyped] = useState<AllTyped>({});
  const timer = useRef<number>(undefined);
  const { mutate, isPending, isSuccess, error } = useMutation({
    // One after the other: of two answers the later one counts.
    scope: { id: `assumptions ${id}` },
    mutationFn: (own: OwnAssumptions) => call(api.recommendations.setAssumptions, { params: { id }, body: own }),
    onSuccess: ({ recommendation }) => putIdea(recommendation),
  });

  const latest = useRef({ typed, kept: numbers.own });
  useLayoutEffect(() => {
    latest.current = { typed, kept: numbers.own };
  });
  const save = useCallback(() => {
    window.clearTimeout(timer.current);
    const unsaved = unsavedOf(latest.current.typed, latest.current.kept);
    if (Object.keys(unsaved).length > 0) mutate(unsaved);
  }, [mutate]);
  // Somebody who goes to another screen in the middle of typing has meant it too.
  useEffect(() => save, [save]);

  const unsaved = Object.keys(unsavedOf(typed, numbers.own)).length > 0;

  function take(name: AssumptionName, next: Typed) {
    const all = { ...latest.current.typed, [name]: next };
    latest.current.typed = all;
    setTyped(all);
  }

  return {
    numbers: withTyped(numbers, typed),
    textOf: (name: AssumptionName) => typed[name]?.text ?? textOf(name, numbers, language),
    isWrong: (name: AssumptionName) => typed[name] !== undefined && typed[name].value === undefined,
    change(name: AssumptionName, text: string) {
      take(name, { text, value: readFigure(name, text, language) });
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(save, PAUSE_MS);
    },
    /** Takes the guide's figure again. */
    takeBack(name: AssumptionName) {
      take(name, { text: writeFigure(numbers.assumed[name], language), value: null });
      save();
    },
    /** Saves what the box holds; one that was emptied shows the guide's figure again. */
    leave(name: AssumptionName) {
      if (typed[name]?.value === null) take(name, { text: writeFigure(numbers.assumed[name], language), value: null });
      save();
    },
    save,
    state: isPending ? 'saving' : error && unsaved ? 'failed' : isSuccess && !unsaved ? 'saved' : 'idle',
    error,
  } as const;
}

export type AssumptionsState = ReturnType<typeof useAssumptions>;
