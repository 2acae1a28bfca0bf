// Written by guide/scripts/registry.mjs.
import customers from '../../answers/he/customers.json' with { type: 'json' };
import everyday from '../../answers/he/everyday.json' with { type: 'json' };
import foothold from '../../answers/he/foothold.json' with { type: 'json' };
import further from '../../answers/he/further.json' with { type: 'json' };
import life from '../../answers/he/life.json' with { type: 'json' };
import making from '../../answers/he/making.json' with { type: 'json' };
import money from '../../answers/he/money.json' with { type: 'json' };
import people from '../../answers/he/people.json' with { type: 'json' };
import rules from '../../answers/he/rules.json' with { type: 'json' };
import serving from '../../answers/he/serving.json' with { type: 'json' };
import trading from '../../answers/he/trading.json' with { type: 'json' };
import working from '../../answers/he/working.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  customers,
  everyday,
  foothold,
  further,
  life,
  making,
  money,
  people,
  rules,
  serving,
  trading,
  working,
};
