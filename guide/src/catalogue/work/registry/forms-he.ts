// Written by guide/scripts/registry.mjs.
import advise from '../../work/forms/he/advise.json' with { type: 'json' };
import batch from '../../work/forms/he/batch.json' with { type: 'json' };
import doForm from '../../work/forms/he/do.json' with { type: 'json' };
import group from '../../work/forms/he/group.json' with { type: 'json' };
import make from '../../work/forms/he/make.json' with { type: 'json' };
import repair from '../../work/forms/he/repair.json' with { type: 'json' };
import teach from '../../work/forms/he/teach.json' with { type: 'json' };
import write from '../../work/forms/he/write.json' with { type: 'json' };

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
