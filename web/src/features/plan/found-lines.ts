import { type Answer, answersIn, type FoundResult, holdsSomething, type Plan, totalOf } from '@foothold/contract';

type Say = (
  key: 'sum.total' | 'page.answers' | 'page.said' | `people.${Answer}`,
  slots?: Record<string, string | number>,
) => string;

/** A result in lines. Names of people are theirs: they stand in nothing that may be handed on. */
export function linesOf(found: FoundResult, t: Say, format: Intl.NumberFormat): string[] {
  switch (found.kind) {
    case 'text':
      return found.data.text.split('\n').filter((line) => line.trim() !== '');
    case 'decision':
      return [found.data.choice, found.data.reason].filter((line) => line.trim() !== '');
    case 'list':
      return found.data.rows.flatMap(({ text, done }) => (text.trim() === '' ? [] : `${done ? '✓' : '·'} ${text}`));
    case 'sum':
      return [
        ...found.data.rows.flatMap(({ label, amount }) =>
          amount === null ? [] : `${label} ${format.format(amount)}`.trim(),
        ),
        t('sum.total', { total: format.format(totalOf(found.data.rows)) }),
      ];
    case 'people': {
      const { asked, yes, no } = answersIn(found.data.rows);
      const said = found.data.rows.flatMap(({ words, answer }) =>
        words.trim() === '' ? [] : `${answer ? `${t(`people.${answer}`)}: ` : ''}${t('page.said', { words })}`,
      );
      return [t('page.answers', { asked, yes, no }), ...new Set(said)];
    }
  }
}

/** Results that say something, and titles of tasks that nothing is known of yet. */
export function provedAndAssumed(plan: Plan, found: readonly FoundResult[]) {
  const steps = new Set(plan.steps.map(({ step_id }) => step_id));
  const proved = found.filter((one) => holdsSomething(one) && !steps.has(one.substep_id));
  const known = new Set(proved.map(({ substep_id }) => substep_id));
  const assumed = plan.steps
    .flatMap(({ substeps }) => substeps)
    .filter(({ substep_id, status }) => status === 'pending' && !known.has(substep_id))
    .map(({ deliverable }) => deliverable);
  return { proved, assumed };
}
