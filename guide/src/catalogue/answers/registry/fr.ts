// Written by guide/scripts/registry.mjs.
import customers from '../../answers/fr/customers.json' with { type: 'json' };
import everyday from '../../answers/fr/everyday.json' with { type: 'json' };
import foothold from '../../answers/fr/foothold.json' with { type: 'json' };
import further from '../../answers/fr/further.json' with { type: 'json' };
import life from '../../answers/fr/life.json' with { type: 'json' };
import making from '../../answers/fr/making.json' with { type: 'json' };
import money from '../../answers/fr/money.json' with { type: 'json' };
import people from '../../answers/fr/people.json' with { type: 'json' };
import rules from '../../answers/fr/rules.json' with { type: 'json' };
import serving from '../../answers/fr/serving.json' with { type: 'json' };
import trading from '../../answers/fr/trading.json' with { type: 'json' };
import working from '../../answers/fr/working.json' with { type: 'json' };

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
