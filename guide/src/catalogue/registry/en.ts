// Written by guide/scripts/registry.mjs.
import bakingToOrder from '../locales/en/baking-to-order.json' with { type: 'json' };
import balconyGardens from '../locales/en/balcony-gardens.json' with { type: 'json' };
import bicycleRepair from '../locales/en/bicycle-repair.json' with { type: 'json' };
import carryAndMove from '../locales/en/carry-and-move.json' with { type: 'json' };
import clothesAlterations from '../locales/en/clothes-alterations.json' with { type: 'json' };
import cookingInTheirKitchen from '../locales/en/cooking-in-their-kitchen.json' with { type: 'json' };
import craftAfternoons from '../locales/en/craft-afternoons.json' with { type: 'json' };
import customerMessages from '../locales/en/customer-messages.json' with { type: 'json' };
import dogWalking from '../locales/en/dog-walking.json' with { type: 'json' };
import endOfTenancyCleaning from '../locales/en/end-of-tenancy-cleaning.json' with { type: 'json' };
import errandsAndCompany from '../locales/en/errands-and-company.json' with { type: 'json' };
import eveningChildminding from '../locales/en/evening-childminding.json' with { type: 'json' };
import eveningsOfGames from '../locales/en/evenings-of-games.json' with { type: 'json' };
import eventOrganising from '../locales/en/event-organising.json' with { type: 'json' };
import eventServing from '../locales/en/event-serving.json' with { type: 'json' };
import furnitureRefresh from '../locales/en/furniture-refresh.json' with { type: 'json' };
import gardenCare from '../locales/en/garden-care.json' with { type: 'json' };
import gearRenting from '../locales/en/gear-renting.json' with { type: 'json' };
import gentleExerciseGroup from '../locales/en/gentle-exercise-group.json' with { type: 'json' };
import guestFlatTurnover from '../locales/en/guest-flat-turnover.json' with { type: 'json' };
import hairAtHome from '../locales/en/hair-at-home.json' with { type: 'json' };
import handsOnLessons from '../locales/en/hands-on-lessons.json' with { type: 'json' };
import houseAndPlantSitting from '../locales/en/house-and-plant-sitting.json' with { type: 'json' };
import householdDeviceRepair from '../locales/en/household-device-repair.json' with { type: 'json' };
import jobApplicationHelp from '../locales/en/job-application-help.json' with { type: 'json' };
import languageConversation from '../locales/en/language-conversation.json' with { type: 'json' };
import lettersAndTranslation from '../locales/en/letters-and-translation.json' with { type: 'json' };
import madeToOrderGifts from '../locales/en/made-to-order-gifts.json' with { type: 'json' };
import musicLessons from '../locales/en/music-lessons.json' with { type: 'json' };
import nailsAndMakeUp from '../locales/en/nails-and-make-up.json' with { type: 'json' };
import neighbourhoodTours from '../locales/en/neighbourhood-tours.json' with { type: 'json' };
import officeLunches from '../locales/en/office-lunches.json' with { type: 'json' };
import onePageWebsites from '../locales/en/one-page-websites.json' with { type: 'json' };
import paperworkForSmallFirms from '../locales/en/paperwork-for-small-firms.json' with { type: 'json' };
import petVisits from '../locales/en/pet-visits.json' with { type: 'json' };
import phoneHelp from '../locales/en/phone-help.json' with { type: 'json' };
import photoMemories from '../locales/en/photo-memories.json' with { type: 'json' };
import photoSessions from '../locales/en/photo-sessions.json' with { type: 'json' };
import preservesForMarkets from '../locales/en/preserves-for-markets.json' with { type: 'json' };
import respiteHours from '../locales/en/respite-hours.json' with { type: 'json' };
import roomPainting from '../locales/en/room-painting.json' with { type: 'json' };
import salesCallsForSmallFirms from '../locales/en/sales-calls-for-small-firms.json' with { type: 'json' };
import schoolTutoring from '../locales/en/school-tutoring.json' with { type: 'json' };
import sellingForNeighbours from '../locales/en/selling-for-neighbours.json' with { type: 'json' };
import shortVideoEditing from '../locales/en/short-video-editing.json' with { type: 'json' };
import smallAutomations from '../locales/en/small-automations.json' with { type: 'json' };
import smallHomeRepairs from '../locales/en/small-home-repairs.json' with { type: 'json' };
import socialPostsForShops from '../locales/en/social-posts-for-shops.json' with { type: 'json' };
import spreadsheetTidying from '../locales/en/spreadsheet-tidying.json' with { type: 'json' };
import storyHours from '../locales/en/story-hours.json' with { type: 'json' };
import tidyHomes from '../locales/en/tidy-homes.json' with { type: 'json' };
import typingAndTranscripts from '../locales/en/typing-and-transcripts.json' with { type: 'json' };
import vintageFinds from '../locales/en/vintage-finds.json' with { type: 'json' };
import walkingGroup from '../locales/en/walking-group.json' with { type: 'json' };

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
