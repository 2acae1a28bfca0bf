// Written by guide/scripts/registry.mjs.
import batch01 from '../../work/he/01.json' with { type: 'json' };
import batch02 from '../../work/he/02.json' with { type: 'json' };
import batch03 from '../../work/he/03.json' with { type: 'json' };
import batch11 from '../../work/he/11.json' with { type: 'json' };
import batch12 from '../../work/he/12.json' with { type: 'json' };
import batch13 from '../../work/he/13.json' with { type: 'json' };
import batch14 from '../../work/he/14.json' with { type: 'json' };
import batch21 from '../../work/he/21.json' with { type: 'json' };
import batch22 from '../../work/he/22.json' with { type: 'json' };
import batch23 from '../../work/he/23.json' with { type: 'json' };
import batch24 from '../../work/he/24.json' with { type: 'json' };
import batch25 from '../../work/he/25.json' with { type: 'json' };
import batch26 from '../../work/he/26.json' with { type: 'json' };
import batch31 from '../../work/he/31.json' with { type: 'json' };
import batch32 from '../../work/he/32.json' with { type: 'json' };
import batch33 from '../../work/he/33.json' with { type: 'json' };
import batch34 from '../../work/he/34.json' with { type: 'json' };
import batch35 from '../../work/he/35.json' with { type: 'json' };
import batch41 from '../../work/he/41.json' with { type: 'json' };
import batch42 from '../../work/he/42.json' with { type: 'json' };
import batch43 from '../../work/he/43.json' with { type: 'json' };
import batch44 from '../../work/he/44.json' with { type: 'json' };
import batch51 from '../../work/he/51.json' with { type: 'json' };
import batch52 from '../../work/he/52.json' with { type: 'json' };
import batch53 from '../../work/he/53.json' with { type: 'json' };
import batch54 from '../../work/he/54.json' with { type: 'json' };
import batch61 from '../../work/he/61.json' with { type: 'json' };
import batch62 from '../../work/he/62.json' with { type: 'json' };
import batch71 from '../../work/he/71.json' with { type: 'json' };
import batch72 from '../../work/he/72.json' with { type: 'json' };
import batch73 from '../../work/he/73.json' with { type: 'json' };
import batch74 from '../../work/he/74.json' with { type: 'json' };
import batch75 from '../../work/he/75.json' with { type: 'json' };
import batch81 from '../../work/he/81.json' with { type: 'json' };
import batch82 from '../../work/he/82.json' with { type: 'json' };
import batch83 from '../../work/he/83.json' with { type: 'json' };
import batch91 from '../../work/he/91.json' with { type: 'json' };
import batch92 from '../../work/he/92.json' with { type: 'json' };
import batch93 from '../../work/he/93.json' with { type: 'json' };
import batch94 from '../../work/he/94.json' with { type: 'json' };
import batch95 from '../../work/he/95.json' with { type: 'json' };
import batch96 from '../../work/he/96.json' with { type: 'json' };
import skillsAnimalsPlants from '../../work/he/skills-animals-plants.json' with { type: 'json' };
import skillsAnimalsShore from '../../work/he/skills-animals-shore.json' with { type: 'json' };
import skillsBodyGames from '../../work/he/skills-body-games.json' with { type: 'json' };
import skillsBodyOutdoors from '../../work/he/skills-body-outdoors.json' with { type: 'json' };
import skillsComputer from '../../work/he/skills-computer.json' with { type: 'json' };
import skillsCrafts from '../../work/he/skills-crafts.json' with { type: 'json' };
import skillsCraftsFolk from '../../work/he/skills-crafts-folk.json' with { type: 'json' };
import skillsCraftsOld from '../../work/he/skills-crafts-old.json' with { type: 'json' };
import skillsFood from '../../work/he/skills-food.json' with { type: 'json' };
import skillsHomePeople from '../../work/he/skills-home-people.json' with { type: 'json' };
import skillsLanguages from '../../work/he/skills-languages.json' with { type: 'json' };
import skillsMusicShows from '../../work/he/skills-music-shows.json' with { type: 'json' };
import skillsMusicStage from '../../work/he/skills-music-stage.json' with { type: 'json' };
import skillsWordsLearning from '../../work/he/skills-words-learning.json' with { type: 'json' };
import thingsOwn from '../../work/he/things-own.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  '01': batch01,
  '02': batch02,
  '03': batch03,
  '11': batch11,
  '12': batch12,
  '13': batch13,
  '14': batch14,
  '21': batch21,
  '22': batch22,
  '23': batch23,
  '24': batch24,
  '25': batch25,
  '26': batch26,
  '31': batch31,
  '32': batch32,
  '33': batch33,
  '34': batch34,
  '35': batch35,
  '41': batch41,
  '42': batch42,
  '43': batch43,
  '44': batch44,
  '51': batch51,
  '52': batch52,
  '53': batch53,
  '54': batch54,
  '61': batch61,
  '62': batch62,
  '71': batch71,
  '72': batch72,
  '73': batch73,
  '74': batch74,
  '75': batch75,
  '81': batch81,
  '82': batch82,
  '83': batch83,
  '91': batch91,
  '92': batch92,
  '93': batch93,
  '94': batch94,
  '95': batch95,
  '96': batch96,
  'skills-animals-plants': skillsAnimalsPlants,
  'skills-animals-shore': skillsAnimalsShore,
  'skills-body-games': skillsBodyGames,
  'skills-body-outdoors': skillsBodyOutdoors,
  'skills-computer': skillsComputer,
  'skills-crafts': skillsCrafts,
  'skills-crafts-folk': skillsCraftsFolk,
  'skills-crafts-old': skillsCraftsOld,
  'skills-food': skillsFood,
  'skills-home-people': skillsHomePeople,
  'skills-languages': skillsLanguages,
  'skills-music-shows': skillsMusicShows,
  'skills-music-stage': skillsMusicStage,
  'skills-words-learning': skillsWordsLearning,
  'things-own': thingsOwn,
};
