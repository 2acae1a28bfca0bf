import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages } from '@foothold/contract';
import { evaluate } from '@foothold/guide/checks/evaluate';
import { peopleIn } from '@foothold/guide/checks/golden/people';
import { offersReport } from '@foothold/guide/checks/offers-report';
import { reportOf } from '@foothold/guide/checks/report';
import { builtInGuide } from '@foothold/guide/built-in';
import { readConfig } from './config/config.ts';
import type { Environment } from './config/setting.ts';
import { unlimited } from './models/budget.ts';
import { checkModels } from './models/check.ts';
import { configuredGuide } from './models/configured-guide.ts';
import { Meters } from './models/meters.ts';
import type { GuideSettings } from './config/model-settings.ts';
import type { logger } from './logger.ts';

const USAGE = `Use: npm run guide:report [-- --language en|he|fr|es|pt] [--out FILE]
     npm run guide:eval [-- --language en] [--person nurse] [--out FILE]
     npm run guide:check`;

function nameOf({ models }: GuideSettings): string {
  const ids = models.map(({ provider, model }) => `${provider}:${model}`);
  return ids.length === 0 ? 'Built-in guide' : `AI model (${ids.join(', ')})`;
}

/** Settings, and where what is found is said. */
interface Surroundings {
  env: Environment;
  say: Pick<typeof logger, 'info' | 'warn'>;
}

/**
 * npm run guide:report, guide:eval and guide:check: shows and judges the guide this server answers with, and asks each of
 * its models whether it can be reached. Gives the exit code: 1 when a bar of guide.md is missed or a model is not ready,
 * 2 for a command or a setting that can't be read.
 */
export async function runGuideCommand(argv: string[], { env, say }: Surroundings): Promise<number> {
  try {
    return await run(argv, { env, say });
  } catch (error) {
    say.warn(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

async function run(argv: string[], { env, say }: Surroundings): Promise<number> {
  const { positionals, values } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: {
      language: { type: 'string', multiple: true },
      person: { type: 'string', multiple: true },
      out: { type: 'string' },
    },
  });
  const asked = languages.filter((language) => values.language?.includes(language));
  const names = peopleIn('en').map(({ name }) => name);
  const unknown = values.person?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Error(`Nobody is called ${unknown}. The people: ${names.join(', ')}`);
  if (asked.length !== (values.language?.length ?? 0) || positionals.length !== 1) throw new Error(USAGE);
  // Settings that name no guide stop here, with the variable's name.
  const { guide: settings, sessionSecret } = readConfig(env);
  const services = { sessionSecret, budget: unlimited, meters: new Meters(), now: () => Date.now() };
  const guide = await configuredGuide(settings, services, builtInGuide());
  const tell = (text: string) => (values.out === undefined ? say.info(text) : writeFileSync(values.out, text));

  switch (positionals[0]) {
    case 'report':
      tell(await offersReport(guide, asked[0] ?? 'en'));
      return 0;
    case 'eval': {
      const scope = {
        languages: asked.length > 0 ? asked : languages,
        ...(values.person ? { people: values.person } : {}),
      };
      const evaluated = await evaluate(guide, scope);
      tell(reportOf(nameOf(settings), evaluated));
      for (const { labels, value } of services.meters.samples('model_questions_unanswered_total')) {
        say.warn(`${value} × ${labels['ability']}: no model answered (${labels['kind']}), the built-in guide did.`);
      }
      const holds = evaluated.scores.every(({ passes, looks }) => passes || looks === 0);
      return holds && evaluated.errors.length === 0 ? 0 : 1;
    }
    case 'check': {
      if (settings.models.length === 0)
        say.info('GUIDE_MODEL is empty: the built-in guide answers, and needs no model.');
      let isReady = true;
      for await (const { ok, line } of checkModels(settings, sessionSecret)) {
        say.info(line);
        isReady &&= ok;
      }
      return isReady ? 0 : 1;
    }
    default:
      throw new Error(USAGE);
  }
}
