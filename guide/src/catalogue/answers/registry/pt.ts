// Written by guide/scripts/registry.mjs.
import customers from '../../answers/pt/customers.json' with { type: 'json' };
import everyday from '../../answers/pt/everyday.json' with { type: 'json' };
import foothold from '../../answers/pt/foothold.json' with { type: 'json' };
import further from '../../answers/pt/further.json' with { type: 'json' };
import life from '../../answers/pt/life.json' with { type: 'json' };
import making from '../../answers/pt/making.json' with { type: 'json' };
import money from '../../answers/pt/money.json' with { type: 'json' };
import people from '../../answers/pt/people.json' with { type: 'json' };
import rules from '../../answers/pt/rules.json' with { type: 'json' };
import serving from '../../answers/pt/serving.json' with { type: 'json' };
import trading from '../../answers/pt/trading.json' with { type: 'json' };
import working from '../../answers/pt/working.json' with { type: 'json' };

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
