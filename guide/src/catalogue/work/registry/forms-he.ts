// Written by guide/scripts/registry.mjs.
import advise from '../../work/forms/he/advise.json' with { type: 'json' };
import arrange from '../../work/forms/he/arrange.json' with { type: 'json' };
import batch from '../../work/forms/he/batch.json' with { type: 'json' };
import care from '../../work/forms/he/care.json' with { type: 'json' };
import check from '../../work/forms/he/check.json' with { type: 'json' };
import digital from '../../work/forms/he/digital.json' with { type: 'json' };
import doForm from '../../work/forms/he/do.json' with { type: 'json' };
import group from '../../work/forms/he/group.json' with { type: 'json' };
import guide from '../../work/forms/he/guide.json' with { type: 'json' };
import make from '../../work/forms/he/make.json' with { type: 'json' };
import rent from '../../work/forms/he/rent.json' with { type: 'json' };
import repair from '../../work/forms/he/repair.json' with { type: 'json' };
import subcontract from '../../work/forms/he/subcontract.json' with { type: 'json' };
import teach from '../../work/forms/he/teach.json' with { type: 'json' };
import write from '../../work/forms/he/write.json' with { type: 'json' };

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
