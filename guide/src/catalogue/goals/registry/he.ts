// Written by guide/scripts/registry.mjs.
import animals from '../../goals/he/animals.json' with { type: 'json' };
import event from '../../goals/he/event.json' with { type: 'json' };
import exam from '../../goals/he/exam.json' with { type: 'json' };
import finish from '../../goals/he/finish.json' with { type: 'json' };
import group from '../../goals/he/group.json' with { type: 'json' };
import health from '../../goals/he/health.json' with { type: 'json' };
import instrument from '../../goals/he/instrument.json' with { type: 'json' };
import job from '../../goals/he/job.json' with { type: 'json' };
import knowledge from '../../goals/he/knowledge.json' with { type: 'json' };
import language from '../../goals/he/language.json' with { type: 'json' };
import nature from '../../goals/he/nature.json' with { type: 'json' };
import neighbourhood from '../../goals/he/neighbourhood.json' with { type: 'json' };
import order from '../../goals/he/order.json' with { type: 'json' };
import people from '../../goals/he/people.json' with { type: 'json' };
import project from '../../goals/he/project.json' with { type: 'json' };
import quit from '../../goals/he/quit.json' with { type: 'json' };
import raise from '../../goals/he/raise.json' with { type: 'json' };
import save from '../../goals/he/save.json' with { type: 'json' };
import school from '../../goals/he/school.json' with { type: 'json' };
import speak from '../../goals/he/speak.json' with { type: 'json' };

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
