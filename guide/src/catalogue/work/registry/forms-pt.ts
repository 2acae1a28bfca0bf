// Written by guide/scripts/registry.mjs.
import advise from '../../work/forms/pt/advise.json' with { type: 'json' };
import batch from '../../work/forms/pt/batch.json' with { type: 'json' };
import doForm from '../../work/forms/pt/do.json' with { type: 'json' };
import group from '../../work/forms/pt/group.json' with { type: 'json' };
import make from '../../work/forms/pt/make.json' with { type: 'json' };
import repair from '../../work/forms/pt/repair.json' with { type: 'json' };
import teach from '../../work/forms/pt/teach.json' with { type: 'json' };
import write from '../../work/forms/pt/write.json' with { type: 'json' };

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
