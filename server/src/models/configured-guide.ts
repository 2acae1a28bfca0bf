import type { Guide } from '@foothold/guide';
import type { ModelServices } from './model-services.ts';
import type { GuideSettings } from '../config/model-settings.ts';

/** The guide these settings name: models with the built-in guide behind them, or the built-in guide alone, for which nothing of models is loaded. */
export async function configuredGuide(
  settings: GuideSettings,
  services: ModelServices,
  builtIn: Guide,
): Promise<Guide> {
  if (settings.models.length === 0) return builtIn;
  const [{ fallbackGuide }, { promptedGuide }, { modelsOf }] = await Promise.all([
    import('@foothold/guide/fallback'),
    import('@foothold/guide/prompted'),
    import('./models.ts'),
  ]);
  return fallbackGuide(promptedGuide(modelsOf(settings, services), builtIn), builtIn);
}

/** Whom these settings may send a question to, each once. */
export function providersOf({ models, fastModels, judgeModels }: GuideSettings): string[] {
  return [...new Set([...models, ...fastModels, ...judgeModels].map(({ provider }) => provider))];
}
