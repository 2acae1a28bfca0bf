// Written by guide/scripts/registry.mjs.
import advise from '../../work/forms/en/advise.json' with { type: 'json' };
import batch from '../../work/forms/en/batch.json' with { type: 'json' };
import doForm from '../../work/forms/en/do.json' with { type: 'json' };
import group from '../../work/forms/en/group.json' with { type: 'json' };
import make from '../../work/forms/en/make.json' with { type: 'json' };
import repair from '../../work/forms/en/repair.json' with { type: 'json' };
import teach from '../../work/forms/en/teach.json' with { type: 'json' };
import write from '../../work/forms/en/write.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  advise,
  batch,
  'do': doForm,
  group,
  make,
  repair,
  teach,
  write,
};
