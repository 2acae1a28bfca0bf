import { type Language, languages, statusFromSubsteps } from '@foothold/contract';
import type { PlanDocument, PlanStep, PlanSubstep } from '../plan-document.ts';

const words: Record<Language, { title: string; description: string }> = {
  en: {
    title: 'Already done',
    description: 'Finished work that the plan no longer asks for. It stays on record here.',
  },
  he: { title: 'כבר נעשה', description: 'כאן נשמרת עבודה שהושלמה ושהתוכנית כבר לא דורשת.' },
  fr: { title: 'Déjà fait', description: 'Le travail terminé que le plan ne demande plus. Il reste consigné ici.' },
  es: { title: 'Ya hecho', description: 'Trabajo terminado que el plan ya no pide. Queda registrado aquí.' },
  pt: { title: 'Já feito', description: 'Trabalho concluído que o plano não pede mais. Ele fica registrado aqui.' },
};

/** Work that is over needs no test, no cap and no sign to stop. */
const noGuards = { smallest_test: '', cap: '', stop_if: '', ref: null };

function isAlreadyDone(step: PlanStep): boolean {
  return languages.some((language) => words[language].title === step.title);
}

/** The steps with the finished work that vanished from them as the last one; such a step of `before` is continued. */
export function withAlreadyDone(
  steps: readonly PlanStep[],
  vanished: readonly PlanSubstep[],
  before: Pick<PlanDocument, 'steps' | 'language'>,
  newId: () => string,
): PlanStep[] {
  const current = steps.find(isAlreadyDone);
  const wasLast = current !== undefined && current.step_id === before.steps.at(-1)?.step_id;
  if (vanished.length === 0 && !wasLast) return [...steps];
  const isGone = ({ step_id: id }: PlanStep) => !steps.some(({ step_id }) => step_id === id);
  const earlier = before.steps.find((step) => isAlreadyDone(step) && isGone(step));
  const opened = current ?? {
    ...words[before.language],
    ...noGuards,
    step_id: earlier?.step_id ?? newId(),
    substeps: [],
  };
  const substeps = [...opened.substeps, ...vanished];
  const last = { ...opened, substeps, status: statusFromSubsteps({ status: 'completed', substeps }) };
  return [...steps.filter((step) => step !== current), last];
}
