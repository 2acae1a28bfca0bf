// Written by guide/scripts/registry.mjs.
import event from '../../goals/facts/event.json' with { type: 'json' };
import group from '../../goals/facts/group.json' with { type: 'json' };
import job from '../../goals/facts/job.json' with { type: 'json' };
import language from '../../goals/facts/language.json' with { type: 'json' };
import neighbourhood from '../../goals/facts/neighbourhood.json' with { type: 'json' };
import order from '../../goals/facts/order.json' with { type: 'json' };
import people from '../../goals/facts/people.json' with { type: 'json' };
import project from '../../goals/facts/project.json' with { type: 'json' };

export const facts: Record<string, unknown> = {
  event,
  group,
  job,
  language,
  neighbourhood,
  order,
  people,
  project,
};
