// Written by guide/scripts/registry.mjs.
import event from '../../goals/pt/event.json' with { type: 'json' };
import group from '../../goals/pt/group.json' with { type: 'json' };
import job from '../../goals/pt/job.json' with { type: 'json' };
import language from '../../goals/pt/language.json' with { type: 'json' };
import neighbourhood from '../../goals/pt/neighbourhood.json' with { type: 'json' };
import order from '../../goals/pt/order.json' with { type: 'json' };
import people from '../../goals/pt/people.json' with { type: 'json' };
import project from '../../goals/pt/project.json' with { type: 'json' };

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
