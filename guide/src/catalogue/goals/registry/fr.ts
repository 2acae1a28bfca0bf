// Written by guide/scripts/registry.mjs.
import animals from '../../goals/fr/animals.json' with { type: 'json' };
import event from '../../goals/fr/event.json' with { type: 'json' };
import exam from '../../goals/fr/exam.json' with { type: 'json' };
import finish from '../../goals/fr/finish.json' with { type: 'json' };
import group from '../../goals/fr/group.json' with { type: 'json' };
import health from '../../goals/fr/health.json' with { type: 'json' };
import instrument from '../../goals/fr/instrument.json' with { type: 'json' };
import job from '../../goals/fr/job.json' with { type: 'json' };
import knowledge from '../../goals/fr/knowledge.json' with { type: 'json' };
import language from '../../goals/fr/language.json' with { type: 'json' };
import nature from '../../goals/fr/nature.json' with { type: 'json' };
import neighbourhood from '../../goals/fr/neighbourhood.json' with { type: 'json' };
import order from '../../goals/fr/order.json' with { type: 'json' };
import people from '../../goals/fr/people.json' with { type: 'json' };
import project from '../../goals/fr/project.json' with { type: 'json' };
import quit from '../../goals/fr/quit.json' with { type: 'json' };
import raise from '../../goals/fr/raise.json' with { type: 'json' };
import save from '../../goals/fr/save.json' with { type: 'json' };
import school from '../../goals/fr/school.json' with { type: 'json' };
import speak from '../../goals/fr/speak.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  animals,
  event,
  exam,
  finish,
  group,
  health,
  instrument,
  job,
  knowledge,
  language,
  nature,
  neighbourhood,
  order,
  people,
  project,
  quit,
  raise,
  save,
  school,
  speak,
};
