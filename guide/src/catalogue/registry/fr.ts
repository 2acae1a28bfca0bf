// Written by guide/scripts/registry.mjs.
import bicycleRepair from '../locales/fr/bicycle-repair.json' with { type: 'json' };
import clothesAlterations from '../locales/fr/clothes-alterations.json' with { type: 'json' };
import cookingInTheirKitchen from '../locales/fr/cooking-in-their-kitchen.json' with { type: 'json' };
import dogWalking from '../locales/fr/dog-walking.json' with { type: 'json' };
import errandsAndCompany from '../locales/fr/errands-and-company.json' with { type: 'json' };
import gardenCare from '../locales/fr/garden-care.json' with { type: 'json' };
import languageConversation from '../locales/fr/language-conversation.json' with { type: 'json' };
import musicLessons from '../locales/fr/music-lessons.json' with { type: 'json' };
import onePageWebsites from '../locales/fr/one-page-websites.json' with { type: 'json' };
import paperworkForSmallFirms from '../locales/fr/paperwork-for-small-firms.json' with { type: 'json' };
import phoneHelp from '../locales/fr/phone-help.json' with { type: 'json' };
import photoMemories from '../locales/fr/photo-memories.json' with { type: 'json' };
import photoSessions from '../locales/fr/photo-sessions.json' with { type: 'json' };
import respiteHours from '../locales/fr/respite-hours.json' with { type: 'json' };
import schoolTutoring from '../locales/fr/school-tutoring.json' with { type: 'json' };
import sellingForNeighbours from '../locales/fr/selling-for-neighbours.json' with { type: 'json' };
import smallHomeRepairs from '../locales/fr/small-home-repairs.json' with { type: 'json' };
import typingAndTranscripts from '../locales/fr/typing-and-transcripts.json' with { type: 'json' };
import walkingGroup from '../locales/fr/walking-group.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  'bicycle-repair': bicycleRepair,
  'clothes-alterations': clothesAlterations,
  'cooking-in-their-kitchen': cookingInTheirKitchen,
  'dog-walking': dogWalking,
  'errands-and-company': errandsAndCompany,
  'garden-care': gardenCare,
  'language-conversation': languageConversation,
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
  'typing-and-transcripts': typingAndTranscripts,
  'walking-group': walkingGroup,
};
