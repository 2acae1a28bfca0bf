// Written by guide/scripts/registry.mjs.
import bakingToOrder from '../locales/en/baking-to-order.json' with { type: 'json' };
import bicycleRepair from '../locales/en/bicycle-repair.json' with { type: 'json' };
import carryAndMove from '../locales/en/carry-and-move.json' with { type: 'json' };
import clothesAlterations from '../locales/en/clothes-alterations.json' with { type: 'json' };
import cookingInTheirKitchen from '../locales/en/cooking-in-their-kitchen.json' with { type: 'json' };
import craftAfternoons from '../locales/en/craft-afternoons.json' with { type: 'json' };
import dogWalking from '../locales/en/dog-walking.json' with { type: 'json' };
import errandsAndCompany from '../locales/en/errands-and-company.json' with { type: 'json' };
import gardenCare from '../locales/en/garden-care.json' with { type: 'json' };
import houseAndPlantSitting from '../locales/en/house-and-plant-sitting.json' with { type: 'json' };
import languageConversation from '../locales/en/language-conversation.json' with { type: 'json' };
import lettersAndTranslation from '../locales/en/letters-and-translation.json' with { type: 'json' };
import musicLessons from '../locales/en/music-lessons.json' with { type: 'json' };
import onePageWebsites from '../locales/en/one-page-websites.json' with { type: 'json' };
import paperworkForSmallFirms from '../locales/en/paperwork-for-small-firms.json' with { type: 'json' };
import phoneHelp from '../locales/en/phone-help.json' with { type: 'json' };
import photoMemories from '../locales/en/photo-memories.json' with { type: 'json' };
import photoSessions from '../locales/en/photo-sessions.json' with { type: 'json' };
import respiteHours from '../locales/en/respite-hours.json' with { type: 'json' };
import schoolTutoring from '../locales/en/school-tutoring.json' with { type: 'json' };
import sellingForNeighbours from '../locales/en/selling-for-neighbours.json' with { type: 'json' };
import smallHomeRepairs from '../locales/en/small-home-repairs.json' with { type: 'json' };
import tidyHomes from '../locales/en/tidy-homes.json' with { type: 'json' };
import typingAndTranscripts from '../locales/en/typing-and-transcripts.json' with { type: 'json' };
import walkingGroup from '../locales/en/walking-group.json' with { type: 'json' };

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
