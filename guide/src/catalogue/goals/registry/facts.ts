// Written by guide/scripts/registry.mjs.
import event from '../../goals/facts/event.json' with { type: 'json' };
import group from '../../goals/facts/group.json' with { type: 'json' };
import language from '../../goals/facts/language.json' with { type: 'json' };
import neighbourhood from '../../goals/facts/neighbourhood.json' with { type: 'json' };

export const facts: Record<string, unknown> = {
  event,
  group,
  language,
  neighbourhood,
};
