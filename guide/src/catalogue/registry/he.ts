// Written by guide/scripts/registry.mjs.
import bakingToOrder from '../locales/he/baking-to-order.json' with { type: 'json' };
import bicycleRepair from '../locales/he/bicycle-repair.json' with { type: 'json' };
import carryAndMove from '../locales/he/carry-and-move.json' with { type: 'json' };
import clothesAlterations from '../locales/he/clothes-alterations.json' with { type: 'json' };
import cookingInTheirKitchen from '../locales/he/cooking-in-their-kitchen.json' with { type: 'json' };
import craftAfternoons from '../locales/he/craft-afternoons.json' with { type: 'json' };
import dogWalking from '../locales/he/dog-walking.json' with { type: 'json' };
import errandsAndCompany from '../locales/he/errands-and-company.json' with { type: 'json' };
import gardenCare from '../locales/he/garden-care.json' with { type: 'json' };
import houseAndPlantSitting from '../locales/he/house-and-plant-sitting.json' with { type: 'json' };
import languageConversation from '../locales/he/language-conversation.json' with { type: 'json' };
import lettersAndTranslation from '../locales/he/letters-and-translation.json' with { type: 'json' };
import musicLessons from '../locales/he/music-lessons.json' with { type: 'json' };
import onePageWebsites from '../locales/he/one-page-websites.json' with { type: 'json' };
import paperworkForSmallFirms from '../locales/he/paperwork-for-small-firms.json' with { type: 'json' };
import phoneHelp from '../locales/he/phone-help.json' with { type: 'json' };
import photoMemories from '../locales/he/photo-memories.json' with { type: 'json' };
import photoSessions from '../locales/he/photo-sessions.json' with { type: 'json' };
import respiteHours from '../locales/he/respite-hours.json' with { type: 'json' };
import schoolTutoring from '../locales/he/school-tutoring.json' with { type: 'json' };
import sellingForNeighbours from '../locales/he/selling-for-neighbours.json' with { type: 'json' };
import smallHomeRepairs from '../locales/he/small-home-repairs.json' with { type: 'json' };
import tidyHomes from '../locales/he/tidy-homes.json' with { type: 'json' };
import typingAndTranscripts from '../locales/he/typing-and-transcripts.json' with { type: 'json' };
import walkingGroup from '../locales/he/walking-group.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  'baking-to-order': bakingToOrder,
  'bicycle-repair': bicycleRepair,
  'carry-and-move': carryAndMove,
  'clothes-alterations': clothesAlterations,
  'cooking-in-their-kitchen': cookingInTheirKitchen,
  'craft-afternoons': craftAfternoons,
  'dog-walking': dogWalking,
  'errands-and-company': errandsAndCompany,
  'garden-care': gardenCare,
  'house-and-plant-sitting': houseAndPlantSitting,
  'language-conversation': languageConversation,
  'letters-and-translation': lettersAndTranslation,
  'music-lessons': musicLessons,
  'one-page-websites': onePageWebsites,
  'paperwork-for-small-firms': paperworkForSmallFirms,
  'phone-help': phoneHelp,
  'photo-memories': photoMemories,
  'photo-sessions': photoSessions,
  'respite-hours': respiteHours,
  'school-tutoring': schoolTutoring,
  'selling-for-neighbours': sellingForNeighbours,
  'small-home-repairs': smallHomeRepairs,
  'tidy-homes': tidyHomes,
  'typing-and-transcripts': typingAndTranscripts,
  'walking-group': walkingGroup,
};
