// Written by guide/scripts/registry.mjs.
import bakingToOrder from '../locales/pt/baking-to-order.json' with { type: 'json' };
import bicycleRepair from '../locales/pt/bicycle-repair.json' with { type: 'json' };
import carryAndMove from '../locales/pt/carry-and-move.json' with { type: 'json' };
import clothesAlterations from '../locales/pt/clothes-alterations.json' with { type: 'json' };
import cookingInTheirKitchen from '../locales/pt/cooking-in-their-kitchen.json' with { type: 'json' };
import craftAfternoons from '../locales/pt/craft-afternoons.json' with { type: 'json' };
import dogWalking from '../locales/pt/dog-walking.json' with { type: 'json' };
import errandsAndCompany from '../locales/pt/errands-and-company.json' with { type: 'json' };
import gardenCare from '../locales/pt/garden-care.json' with { type: 'json' };
import houseAndPlantSitting from '../locales/pt/house-and-plant-sitting.json' with { type: 'json' };
import languageConversation from '../locales/pt/language-conversation.json' with { type: 'json' };
import lettersAndTranslation from '../locales/pt/letters-and-translation.json' with { type: 'json' };
import musicLessons from '../locales/pt/music-lessons.json' with { type: 'json' };
import onePageWebsites from '../locales/pt/one-page-websites.json' with { type: 'json' };
import paperworkForSmallFirms from '../locales/pt/paperwork-for-small-firms.json' with { type: 'json' };
import phoneHelp from '../locales/pt/phone-help.json' with { type: 'json' };
import photoMemories from '../locales/pt/photo-memories.json' with { type: 'json' };
import photoSessions from '../locales/pt/photo-sessions.json' with { type: 'json' };
import respiteHours from '../locales/pt/respite-hours.json' with { type: 'json' };
import schoolTutoring from '../locales/pt/school-tutoring.json' with { type: 'json' };
import sellingForNeighbours from '../locales/pt/selling-for-neighbours.json' with { type: 'json' };
import smallHomeRepairs from '../locales/pt/small-home-repairs.json' with { type: 'json' };
import tidyHomes from '../locales/pt/tidy-homes.json' with { type: 'json' };
import typingAndTranscripts from '../locales/pt/typing-and-transcripts.json' with { type: 'json' };
import walkingGroup from '../locales/pt/walking-group.json' with { type: 'json' };

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
