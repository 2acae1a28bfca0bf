// Written by guide/scripts/registry.mjs.
import event from '../../goals/he/event.json' with { type: 'json' };
import group from '../../goals/he/group.json' with { type: 'json' };
import job from '../../goals/he/job.json' with { type: 'json' };
import language from '../../goals/he/language.json' with { type: 'json' };
import neighbourhood from '../../goals/he/neighbourhood.json' with { type: 'json' };
import order from '../../goals/he/order.json' with { type: 'json' };
import people from '../../goals/he/people.json' with { type: 'json' };
import project from '../../goals/he/project.json' with { type: 'json' };

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
