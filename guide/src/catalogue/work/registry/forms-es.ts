// Written by guide/scripts/registry.mjs.
import advise from '../../work/forms/es/advise.json' with { type: 'json' };
import batch from '../../work/forms/es/batch.json' with { type: 'json' };
import doForm from '../../work/forms/es/do.json' with { type: 'json' };
import group from '../../work/forms/es/group.json' with { type: 'json' };
import make from '../../work/forms/es/make.json' with { type: 'json' };
import repair from '../../work/forms/es/repair.json' with { type: 'json' };
import teach from '../../work/forms/es/teach.json' with { type: 'json' };
import write from '../../work/forms/es/write.json' with { type: 'json' };

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
