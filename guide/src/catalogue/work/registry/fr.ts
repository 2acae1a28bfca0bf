// Written by guide/scripts/registry.mjs.
import batch22 from '../../work/fr/22.json' with { type: 'json' };
import batch23 from '../../work/fr/23.json' with { type: 'json' };
import batch26 from '../../work/fr/26.json' with { type: 'json' };
import batch32 from '../../work/fr/32.json' with { type: 'json' };
import batch33 from '../../work/fr/33.json' with { type: 'json' };
import batch41 from '../../work/fr/41.json' with { type: 'json' };
import batch51 from '../../work/fr/51.json' with { type: 'json' };
import batch53 from '../../work/fr/53.json' with { type: 'json' };
import batch71 from '../../work/fr/71.json' with { type: 'json' };
import batch74 from '../../work/fr/74.json' with { type: 'json' };
import batch75 from '../../work/fr/75.json' with { type: 'json' };
import batch83 from '../../work/fr/83.json' with { type: 'json' };
import skillsAnimalsPlants from '../../work/fr/skills-animals-plants.json' with { type: 'json' };
import skillsCrafts from '../../work/fr/skills-crafts.json' with { type: 'json' };
import skillsFood from '../../work/fr/skills-food.json' with { type: 'json' };
import skillsMusicStage from '../../work/fr/skills-music-stage.json' with { type: 'json' };

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
