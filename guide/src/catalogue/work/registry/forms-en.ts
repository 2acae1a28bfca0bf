// Written by guide/scripts/registry.mjs.
import advise from '../../work/forms/en/advise.json' with { type: 'json' };
import arrange from '../../work/forms/en/arrange.json' with { type: 'json' };
import batch from '../../work/forms/en/batch.json' with { type: 'json' };
import care from '../../work/forms/en/care.json' with { type: 'json' };
import check from '../../work/forms/en/check.json' with { type: 'json' };
import digital from '../../work/forms/en/digital.json' with { type: 'json' };
import doForm from '../../work/forms/en/do.json' with { type: 'json' };
import group from '../../work/forms/en/group.json' with { type: 'json' };
import guide from '../../work/forms/en/guide.json' with { type: 'json' };
import make from '../../work/forms/en/make.json' with { type: 'json' };
import rent from '../../work/forms/en/rent.json' with { type: 'json' };
import repair from '../../work/forms/en/repair.json' with { type: 'json' };
import subcontract from '../../work/forms/en/subcontract.json' with { type: 'json' };
import teach from '../../work/forms/en/teach.json' with { type: 'json' };
import write from '../../work/forms/en/write.json' with { type: 'json' };

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
