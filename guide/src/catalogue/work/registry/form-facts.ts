// Written by guide/scripts/registry.mjs.
import advise from '../../work/forms/facts/advise.json' with { type: 'json' };
import batch from '../../work/forms/facts/batch.json' with { type: 'json' };
import doForm from '../../work/forms/facts/do.json' with { type: 'json' };
import group from '../../work/forms/facts/group.json' with { type: 'json' };
import make from '../../work/forms/facts/make.json' with { type: 'json' };
import repair from '../../work/forms/facts/repair.json' with { type: 'json' };
import teach from '../../work/forms/facts/teach.json' with { type: 'json' };
import write from '../../work/forms/facts/write.json' with { type: 'json' };

export const facts: Record<string, unknown> = {
  advise,
  batch,
  'do': doForm,
  group,
  make,
  repair,
  teach,
  write,
};
