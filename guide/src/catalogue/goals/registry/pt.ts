// Written by guide/scripts/registry.mjs.
import animals from '../../goals/pt/animals.json' with { type: 'json' };
import event from '../../goals/pt/event.json' with { type: 'json' };
import exam from '../../goals/pt/exam.json' with { type: 'json' };
import finish from '../../goals/pt/finish.json' with { type: 'json' };
import group from '../../goals/pt/group.json' with { type: 'json' };
import health from '../../goals/pt/health.json' with { type: 'json' };
import instrument from '../../goals/pt/instrument.json' with { type: 'json' };
import job from '../../goals/pt/job.json' with { type: 'json' };
import knowledge from '../../goals/pt/knowledge.json' with { type: 'json' };
import language from '../../goals/pt/language.json' with { type: 'json' };
import nature from '../../goals/pt/nature.json' with { type: 'json' };
import neighbourhood from '../../goals/pt/neighbourhood.json' with { type: 'json' };
import order from '../../goals/pt/order.json' with { type: 'json' };
import people from '../../goals/pt/people.json' with { type: 'json' };
import project from '../../goals/pt/project.json' with { type: 'json' };
import quit from '../../goals/pt/quit.json' with { type: 'json' };
import raise from '../../goals/pt/raise.json' with { type: 'json' };
import save from '../../goals/pt/save.json' with { type: 'json' };
import school from '../../goals/pt/school.json' with { type: 'json' };
import speak from '../../goals/pt/speak.json' with { type: 'json' };

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
