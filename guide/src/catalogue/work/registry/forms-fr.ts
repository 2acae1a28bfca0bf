// Written by guide/scripts/registry.mjs.
import advise from '../../work/forms/fr/advise.json' with { type: 'json' };
import arrange from '../../work/forms/fr/arrange.json' with { type: 'json' };
import batch from '../../work/forms/fr/batch.json' with { type: 'json' };
import care from '../../work/forms/fr/care.json' with { type: 'json' };
import check from '../../work/forms/fr/check.json' with { type: 'json' };
import digital from '../../work/forms/fr/digital.json' with { type: 'json' };
import doForm from '../../work/forms/fr/do.json' with { type: 'json' };
import group from '../../work/forms/fr/group.json' with { type: 'json' };
import guide from '../../work/forms/fr/guide.json' with { type: 'json' };
import make from '../../work/forms/fr/make.json' with { type: 'json' };
import rent from '../../work/forms/fr/rent.json' with { type: 'json' };
import repair from '../../work/forms/fr/repair.json' with { type: 'json' };
import subcontract from '../../work/forms/fr/subcontract.json' with { type: 'json' };
import teach from '../../work/forms/fr/teach.json' with { type: 'json' };
import write from '../../work/forms/fr/write.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  advise,
  arrange,
  batch,
  care,
  check,
  digital,
  do: doForm,
  group,
  guide,
  make,
  rent,
  repair,
  subcontract,
  teach,
  write,
};
