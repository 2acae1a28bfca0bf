// Written by guide/scripts/registry.mjs.
import animals from '../../goals/en/animals.json' with { type: 'json' };
import event from '../../goals/en/event.json' with { type: 'json' };
import exam from '../../goals/en/exam.json' with { type: 'json' };
import finish from '../../goals/en/finish.json' with { type: 'json' };
import group from '../../goals/en/group.json' with { type: 'json' };
import health from '../../goals/en/health.json' with { type: 'json' };
import instrument from '../../goals/en/instrument.json' with { type: 'json' };
import job from '../../goals/en/job.json' with { type: 'json' };
import knowledge from '../../goals/en/knowledge.json' with { type: 'json' };
import language from '../../goals/en/language.json' with { type: 'json' };
import nature from '../../goals/en/nature.json' with { type: 'json' };
import neighbourhood from '../../goals/en/neighbourhood.json' with { type: 'json' };
import order from '../../goals/en/order.json' with { type: 'json' };
import people from '../../goals/en/people.json' with { type: 'json' };
import project from '../../goals/en/project.json' with { type: 'json' };
import quit from '../../goals/en/quit.json' with { type: 'json' };
import raise from '../../goals/en/raise.json' with { type: 'json' };
import save from '../../goals/en/save.json' with { type: 'json' };
import school from '../../goals/en/school.json' with { type: 'json' };
import speak from '../../goals/en/speak.json' with { type: 'json' };

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
