import { builtInGuide, fallbackGuide, type Guide, promptedGuide } from '@foothold/guide';
import type { ModelServices } from './model-services.ts';
import { modelsOf } from './models.ts';
import type { GuideSettings } from '../config/model-settings.ts';

/** The guide these settings name: models with the built-in guide behind them, or the built-in guide alone. */
export function configuredGuide(settings: GuideSettings, services: ModelServices): Guide {
  const builtIn = builtInGuide();
  if (settings.models.length === 0) return builtIn;
  return fallbackGuide(promptedGuide(modelsOf(settings, services), builtIn), builtIn);
}

/** Whom these settings may send a question to, each once. */
export function providersOf({ models, fastModels, judgeModels }: GuideSettings): string[] {
  return [...new Set([...models, ...fastModels, ...judgeModels].map(({ provider }) => provider))];
}
