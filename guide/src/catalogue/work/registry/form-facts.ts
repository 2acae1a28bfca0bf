// Written by guide/scripts/registry.mjs.
import advise from '../../work/forms/facts/advise.json' with { type: 'json' };
import arrange from '../../work/forms/facts/arrange.json' with { type: 'json' };
import batch from '../../work/forms/facts/batch.json' with { type: 'json' };
import care from '../../work/forms/facts/care.json' with { type: 'json' };
import check from '../../work/forms/facts/check.json' with { type: 'json' };
import digital from '../../work/forms/facts/digital.json' with { type: 'json' };
import doForm from '../../work/forms/facts/do.json' with { type: 'json' };
import group from '../../work/forms/facts/group.json' with { type: 'json' };
import guide from '../../work/forms/facts/guide.json' with { type: 'json' };
import make from '../../work/forms/facts/make.json' with { type: 'json' };
import rent from '../../work/forms/facts/rent.json' with { type: 'json' };
import repair from '../../work/forms/facts/repair.json' with { type: 'json' };
import subcontract from '../../work/forms/facts/subcontract.json' with { type: 'json' };
import teach from '../../work/forms/facts/teach.json' with { type: 'json' };
import write from '../../work/forms/facts/write.json' with { type: 'json' };

export const facts: Record<string, unknown> = {
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
