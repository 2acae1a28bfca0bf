// Written by guide/scripts/registry.mjs.
import batch22 from '../../work/pt/22.json' with { type: 'json' };
import batch23 from '../../work/pt/23.json' with { type: 'json' };
import batch26 from '../../work/pt/26.json' with { type: 'json' };
import batch32 from '../../work/pt/32.json' with { type: 'json' };
import batch33 from '../../work/pt/33.json' with { type: 'json' };
import batch41 from '../../work/pt/41.json' with { type: 'json' };
import batch51 from '../../work/pt/51.json' with { type: 'json' };
import batch53 from '../../work/pt/53.json' with { type: 'json' };
import batch71 from '../../work/pt/71.json' with { type: 'json' };
import batch74 from '../../work/pt/74.json' with { type: 'json' };
import batch75 from '../../work/pt/75.json' with { type: 'json' };
import batch83 from '../../work/pt/83.json' with { type: 'json' };
import skillsAnimalsPlants from '../../work/pt/skills-animals-plants.json' with { type: 'json' };
import skillsCrafts from '../../work/pt/skills-crafts.json' with { type: 'json' };
import skillsFood from '../../work/pt/skills-food.json' with { type: 'json' };
import skillsMusicStage from '../../work/pt/skills-music-stage.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  '22': batch22,
  '23': batch23,
  '26': batch26,
  '32': batch32,
  '33': batch33,
  '41': batch41,
  '51': batch51,
  '53': batch53,
  '71': batch71,
  '74': batch74,
  '75': batch75,
  '83': batch83,
  'skills-animals-plants': skillsAnimalsPlants,
  'skills-crafts': skillsCrafts,
  'skills-food': skillsFood,
  'skills-music-stage': skillsMusicStage,
};
