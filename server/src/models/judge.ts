import { type AskJudge, ModelFailure } from '@foothold/guide';
import { askForObject } from './ask.ts';
import type { Means } from './attempt.ts';
import { Breaker } from './breaker.ts';
import { firstAnswer } from './chain.ts';
import type { ModelServices } from './model-services.ts';
import { hiddenPerson, modelEntries } from './provider.ts';
import { openQuestion } from './question.ts';
import { Semaphore } from './semaphore.ts';
import type { GuideSettings } from '../config/model-settings.ts';

/**
 * The model of `GUIDE_MODEL_JUDGE`, as the guide asks it what may be shown; undefined where none is set. It rests by
 * itself when it fails, never the models that answer, and takes none of their places: while it reads, one of them waits
 * for it.
 */
export function judgeOf(settings: GuideSettings, means: Means, services: ModelServices): AskJudge | undefined {
  if (settings.judgeModels.length === 0) return undefined;
  const { meters, now, sessionSecret, onRest } = services;
  const entries = [...new Map(modelEntries(settings.judgeModels, settings).map((entry) => [entry.id, entry])).values()];
  const chain = { entries, breaker: new Breaker(now, onRest), fairMs: settings.judgeTimeoutMs / 2 };
  const own: Means = { ...means, semaphore: new Semaphore(null) };
  return async (prompt, of, context) => {
    const { question, close } = openQuestion('judge', context, {
      person: hiddenPerson(context.seed, sessionSecret),
      totalMs: settings.totalTimeoutMs,
      atMostMs: settings.judgeTimeoutMs,
    });
    try {
      const findings = await firstAnswer(chain, question, (entry) => askForObject(own, question, { entry, prompt }));
      meters.judged(of, findings.length > 0 ? 'refused' : 'passed');
      return findings;
    } catch (error) {
      if (!(error instanceof ModelFailure) || error.kind === 'aborted') throw error;
      meters.judged(of, 'none');
      meters.unanswered('judge', error.kind);
      return null;
    } finally {
      close();
    }
  };
}
