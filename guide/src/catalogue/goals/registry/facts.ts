// Written by guide/scripts/registry.mjs.
import animals from '../../goals/facts/animals.json' with { type: 'json' };
import event from '../../goals/facts/event.json' with { type: 'json' };
import exam from '../../goals/facts/exam.json' with { type: 'json' };
import finish from '../../goals/facts/finish.json' with { type: 'json' };
import group from '../../goals/facts/group.json' with { type: 'json' };
import health from '../../goals/facts/health.json' with { type: 'json' };
import instrument from '../../goals/facts/instrument.json' with { type: 'json' };
import job from '../../goals/facts/job.json' with { type: 'json' };
import knowledge from '../../goals/facts/knowledge.json' with { type: 'json' };
import language from '../../goals/facts/language.json' with { type: 'json' };
import nature from '../../goals/facts/nature.json' with { type: 'json' };
import neighbourhood from '../../goals/facts/neighbourhood.json' with { type: 'json' };
import order from '../../goals/facts/order.json' with { type: 'json' };
import people from '../../goals/facts/people.json' with { type: 'json' };
import project from '../../goals/facts/project.json' with { type: 'json' };
import quit from '../../goals/facts/quit.json' with { type: 'json' };
import raise from '../../goals/facts/raise.json' with { type: 'json' };
import save from '../../goals/facts/save.json' with { type: 'json' };
import school from '../../goals/facts/school.json' with { type: 'json' };
import speak from '../../goals/facts/speak.json' with { type: 'json' };

export const facts: Record<string, unknown> = {
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
