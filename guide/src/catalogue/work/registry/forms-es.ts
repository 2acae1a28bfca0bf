// Written by guide/scripts/registry.mjs.
import advise from '../../work/forms/es/advise.json' with { type: 'json' };
import arrange from '../../work/forms/es/arrange.json' with { type: 'json' };
import batch from '../../work/forms/es/batch.json' with { type: 'json' };
import care from '../../work/forms/es/care.json' with { type: 'json' };
import check from '../../work/forms/es/check.json' with { type: 'json' };
import digital from '../../work/forms/es/digital.json' with { type: 'json' };
import doForm from '../../work/forms/es/do.json' with { type: 'json' };
import group from '../../work/forms/es/group.json' with { type: 'json' };
import guide from '../../work/forms/es/guide.json' with { type: 'json' };
import make from '../../work/forms/es/make.json' with { type: 'json' };
import rent from '../../work/forms/es/rent.json' with { type: 'json' };
import repair from '../../work/forms/es/repair.json' with { type: 'json' };
import subcontract from '../../work/forms/es/subcontract.json' with { type: 'json' };
import teach from '../../work/forms/es/teach.json' with { type: 'json' };
import write from '../../work/forms/es/write.json' with { type: 'json' };

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
