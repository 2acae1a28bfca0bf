// Written by guide/scripts/registry.mjs.
import event from '../../goals/es/event.json' with { type: 'json' };
import group from '../../goals/es/group.json' with { type: 'json' };
import language from '../../goals/es/language.json' with { type: 'json' };
import neighbourhood from '../../goals/es/neighbourhood.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  event,
  group,
  language,
  neighbourhood,
};
