// Written by guide/scripts/registry.mjs.
import event from '../../goals/he/event.json' with { type: 'json' };
import group from '../../goals/he/group.json' with { type: 'json' };
import language from '../../goals/he/language.json' with { type: 'json' };
import neighbourhood from '../../goals/he/neighbourhood.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  event,
  group,
  language,
  neighbourhood,
};
