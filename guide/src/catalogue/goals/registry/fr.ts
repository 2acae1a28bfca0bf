// Written by guide/scripts/registry.mjs.
import event from '../../goals/fr/event.json' with { type: 'json' };
import group from '../../goals/fr/group.json' with { type: 'json' };
import job from '../../goals/fr/job.json' with { type: 'json' };
import language from '../../goals/fr/language.json' with { type: 'json' };
import neighbourhood from '../../goals/fr/neighbourhood.json' with { type: 'json' };
import order from '../../goals/fr/order.json' with { type: 'json' };
import people from '../../goals/fr/people.json' with { type: 'json' };
import project from '../../goals/fr/project.json' with { type: 'json' };

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
