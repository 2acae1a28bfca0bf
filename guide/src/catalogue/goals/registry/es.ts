// Written by guide/scripts/registry.mjs.
import event from '../../goals/es/event.json' with { type: 'json' };
import group from '../../goals/es/group.json' with { type: 'json' };
import job from '../../goals/es/job.json' with { type: 'json' };
import language from '../../goals/es/language.json' with { type: 'json' };
import neighbourhood from '../../goals/es/neighbourhood.json' with { type: 'json' };
import order from '../../goals/es/order.json' with { type: 'json' };
import people from '../../goals/es/people.json' with { type: 'json' };
import project from '../../goals/es/project.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  event,
  group,
  job,
  language,
  neighbourhood,
  order,
  people,
  project,
};
