// Written by guide/scripts/registry.mjs.
import advise from '../../work/forms/pt/advise.json' with { type: 'json' };
import arrange from '../../work/forms/pt/arrange.json' with { type: 'json' };
import batch from '../../work/forms/pt/batch.json' with { type: 'json' };
import care from '../../work/forms/pt/care.json' with { type: 'json' };
import check from '../../work/forms/pt/check.json' with { type: 'json' };
import digital from '../../work/forms/pt/digital.json' with { type: 'json' };
import doForm from '../../work/forms/pt/do.json' with { type: 'json' };
import group from '../../work/forms/pt/group.json' with { type: 'json' };
import guide from '../../work/forms/pt/guide.json' with { type: 'json' };
import make from '../../work/forms/pt/make.json' with { type: 'json' };
import rent from '../../work/forms/pt/rent.json' with { type: 'json' };
import repair from '../../work/forms/pt/repair.json' with { type: 'json' };
import subcontract from '../../work/forms/pt/subcontract.json' with { type: 'json' };
import teach from '../../work/forms/pt/teach.json' with { type: 'json' };
import write from '../../work/forms/pt/write.json' with { type: 'json' };

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
