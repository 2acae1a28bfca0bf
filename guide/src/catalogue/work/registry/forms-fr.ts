// Written by guide/scripts/registry.mjs.
import advise from '../../work/forms/fr/advise.json' with { type: 'json' };
import batch from '../../work/forms/fr/batch.json' with { type: 'json' };
import doForm from '../../work/forms/fr/do.json' with { type: 'json' };
import group from '../../work/forms/fr/group.json' with { type: 'json' };
import make from '../../work/forms/fr/make.json' with { type: 'json' };
import repair from '../../work/forms/fr/repair.json' with { type: 'json' };
import teach from '../../work/forms/fr/teach.json' with { type: 'json' };
import write from '../../work/forms/fr/write.json' with { type: 'json' };

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
