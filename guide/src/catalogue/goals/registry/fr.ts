// Written by guide/scripts/registry.mjs.
import event from '../../goals/fr/event.json' with { type: 'json' };
import group from '../../goals/fr/group.json' with { type: 'json' };
import language from '../../goals/fr/language.json' with { type: 'json' };
import neighbourhood from '../../goals/fr/neighbourhood.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  event,
  group,
  language,
  neighbourhood,
};
