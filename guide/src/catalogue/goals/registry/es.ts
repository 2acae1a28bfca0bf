// Written by guide/scripts/registry.mjs.
import animals from '../../goals/es/animals.json' with { type: 'json' };
import event from '../../goals/es/event.json' with { type: 'json' };
import exam from '../../goals/es/exam.json' with { type: 'json' };
import finish from '../../goals/es/finish.json' with { type: 'json' };
import group from '../../goals/es/group.json' with { type: 'json' };
import health from '../../goals/es/health.json' with { type: 'json' };
import instrument from '../../goals/es/instrument.json' with { type: 'json' };
import job from '../../goals/es/job.json' with { type: 'json' };
import knowledge from '../../goals/es/knowledge.json' with { type: 'json' };
import language from '../../goals/es/language.json' with { type: 'json' };
import nature from '../../goals/es/nature.json' with { type: 'json' };
import neighbourhood from '../../goals/es/neighbourhood.json' with { type: 'json' };
import order from '../../goals/es/order.json' with { type: 'json' };
import people from '../../goals/es/people.json' with { type: 'json' };
import project from '../../goals/es/project.json' with { type: 'json' };
import quit from '../../goals/es/quit.json' with { type: 'json' };
import raise from '../../goals/es/raise.json' with { type: 'json' };
import save from '../../goals/es/save.json' with { type: 'json' };
import school from '../../goals/es/school.json' with { type: 'json' };
import speak from '../../goals/es/speak.json' with { type: 'json' };

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
