// Written by guide/scripts/registry.mjs.
import event from '../../goals/en/event.json' with { type: 'json' };
import group from '../../goals/en/group.json' with { type: 'json' };
import job from '../../goals/en/job.json' with { type: 'json' };
import language from '../../goals/en/language.json' with { type: 'json' };
import neighbourhood from '../../goals/en/neighbourhood.json' with { type: 'json' };
import order from '../../goals/en/order.json' with { type: 'json' };
import people from '../../goals/en/people.json' with { type: 'json' };
import project from '../../goals/en/project.json' with { type: 'json' };

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
