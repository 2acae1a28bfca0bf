// Written by guide/scripts/registry.mjs.
import bakingToOrder from '../locales/pt/baking-to-order.json' with { type: 'json' };
import balconyGardens from '../locales/pt/balcony-gardens.json' with { type: 'json' };
import bicycleRepair from '../locales/pt/bicycle-repair.json' with { type: 'json' };
import carryAndMove from '../locales/pt/carry-and-move.json' with { type: 'json' };
import clothesAlterations from '../locales/pt/clothes-alterations.json' with { type: 'json' };
import cookingInTheirKitchen from '../locales/pt/cooking-in-their-kitchen.json' with { type: 'json' };
import craftAfternoons from '../locales/pt/craft-afternoons.json' with { type: 'json' };
import customerMessages from '../locales/pt/customer-messages.json' with { type: 'json' };
import dogWalking from '../locales/pt/dog-walking.json' with { type: 'json' };
import endOfTenancyCleaning from '../locales/pt/end-of-tenancy-cleaning.json' with { type: 'json' };
import errandsAndCompany from '../locales/pt/errands-and-company.json' with { type: 'json' };
import eveningChildminding from '../locales/pt/evening-childminding.json' with { type: 'json' };
import eveningsOfGames from '../locales/pt/evenings-of-games.json' with { type: 'json' };
import eventOrganising from '../locales/pt/event-organising.json' with { type: 'json' };
import eventServing from '../locales/pt/event-serving.json' with { type: 'json' };
import furnitureRefresh from '../locales/pt/furniture-refresh.json' with { type: 'json' };
import gardenCare from '../locales/pt/garden-care.json' with { type: 'json' };
import gearRenting from '../locales/pt/gear-renting.json' with { type: 'json' };
import gentleExerciseGroup from '../locales/pt/gentle-exercise-group.json' with { type: 'json' };
import guestFlatTurnover from '../locales/pt/guest-flat-turnover.json' with { type: 'json' };
import hairAtHome from '../locales/pt/hair-at-home.json' with { type: 'json' };
import handsOnLessons from '../locales/pt/hands-on-lessons.json' with { type: 'json' };
import houseAndPlantSitting from '../locales/pt/house-and-plant-sitting.json' with { type: 'json' };
import householdDeviceRepair from '../locales/pt/household-device-repair.json' with { type: 'json' };
import jobApplicationHelp from '../locales/pt/job-application-help.json' with { type: 'json' };
import languageConversation from '../locales/pt/language-conversation.json' with { type: 'json' };
import lettersAndTranslation from '../locales/pt/letters-and-translation.json' with { type: 'json' };
import madeToOrderGifts from '../locales/pt/made-to-order-gifts.json' with { type: 'json' };
import musicLessons from '../locales/pt/music-lessons.json' with { type: 'json' };
import nailsAndMakeUp from '../locales/pt/nails-and-make-up.json' with { type: 'json' };
import neighbourhoodTours from '../locales/pt/neighbourhood-tours.json' with { type: 'json' };
import officeLunches from '../locales/pt/office-lunches.json' with { type: 'json' };
import onePageWebsites from '../locales/pt/one-page-websites.json' with { type: 'json' };
import paperworkForSmallFirms from '../locales/pt/paperwork-for-small-firms.json' with { type: 'json' };
import petVisits from '../locales/pt/pet-visits.json' with { type: 'json' };
import phoneHelp from '../locales/pt/phone-help.json' with { type: 'json' };
import photoMemories from '../locales/pt/photo-memories.json' with { type: 'json' };
import photoSessions from '../locales/pt/photo-sessions.json' with { type: 'json' };
import preservesForMarkets from '../locales/pt/preserves-for-markets.json' with { type: 'json' };
import respiteHours from '../locales/pt/respite-hours.json' with { type: 'json' };
import roomPainting from '../locales/pt/room-painting.json' with { type: 'json' };
import salesCallsForSmallFirms from '../locales/pt/sales-calls-for-small-firms.json' with { type: 'json' };
import schoolTutoring from '../locales/pt/school-tutoring.json' with { type: 'json' };
import sellingForNeighbours from '../locales/pt/selling-for-neighbours.json' with { type: 'json' };
import shortVideoEditing from '../locales/pt/short-video-editing.json' with { type: 'json' };
import smallAutomations from '../locales/pt/small-automations.json' with { type: 'json' };
import smallHomeRepairs from '../locales/pt/small-home-repairs.json' with { type: 'json' };
import socialPostsForShops from '../locales/pt/social-posts-for-shops.json' with { type: 'json' };
import spreadsheetTidying from '../locales/pt/spreadsheet-tidying.json' with { type: 'json' };
import storyHours from '../locales/pt/story-hours.json' with { type: 'json' };
import tidyHomes from '../locales/pt/tidy-homes.json' with { type: 'json' };
import typingAndTranscripts from '../locales/pt/typing-and-transcripts.json' with { type: 'json' };
import vintageFinds from '../locales/pt/vintage-finds.json' with { type: 'json' };
import walkingGroup from '../locales/pt/walking-group.json' with { type: 'json' };

export const words: Record<string, unknown> = {
  'baking-to-order': bakingToOrder,
  'balcony-gardens': balconyGardens,
  'bicycle-repair': bicycleRepair,
  'carry-and-move': carryAndMove,
  'clothes-alterations': clothesAlterations,
  'cooking-in-their-kitchen': cookingInTheirKitchen,
  'craft-afternoons': craftAfternoons,
  'customer-messages': customerMessages,
  'dog-walking': dogWalking,
  'end-of-tenancy-cleaning': endOfTenancyCleaning,
  'errands-and-company': errandsAndCompany,
  'evening-childminding': eveningChildminding,
  'evenings-of-games': eveningsOfGames,
  'event-organising': eventOrganising,
  'event-serving': eventServing,
  'furniture-refresh': furnitureRefresh,
  'garden-care': gardenCare,
  'gear-renting': gearRenting,
  'gentle-exercise-group': gentleExerciseGroup,
  'guest-flat-turnover': guestFlatTurnover,
  'hair-at-home': hairAtHome,
  'hands-on-lessons': handsOnLessons,
  'house-and-plant-sitting': houseAndPlantSitting,
  'household-device-repair': householdDeviceRepair,
  'job-application-help': jobApplicationHelp,
  'language-conversation': languageConversation,
  'letters-and-translation': lettersAndTranslation,
  'made-to-order-gifts': madeToOrderGifts,
  'music-lessons': musicLessons,
  'nails-and-make-up': nailsAndMakeUp,
  'neighbourhood-tours': neighbourhoodTours,
  'office-lunches': officeLunches,
  'one-page-websites': onePageWebsites,
  'paperwork-for-small-firms': paperworkForSmallFirms,
  'pet-visits': petVisits,
  'phone-help': phoneHelp,
  'photo-memories': photoMemories,
  'photo-sessions': photoSessions,
  'preserves-for-markets': preservesForMarkets,
  'respite-hours': respiteHours,
  'room-painting': roomPainting,
  'sales-calls-for-small-firms': salesCallsForSmallFirms,
  'school-tutoring': schoolTutoring,
  'selling-for-neighbours': sellingForNeighbours,
  'short-video-editing': shortVideoEditing,
  'small-automations': smallAutomations,
  'small-home-repairs': smallHomeRepairs,
  'social-posts-for-shops': socialPostsForShops,
  'spreadsheet-tidying': spreadsheetTidying,
  'story-hours': storyHours,
  'tidy-homes': tidyHomes,
  'typing-and-transcripts': typingAndTranscripts,
  'vintage-finds': vintageFinds,
  'walking-group': walkingGroup,
};
