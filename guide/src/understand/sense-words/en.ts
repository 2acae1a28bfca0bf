import type { SenseWords } from './kinds.ts';

/** English words for what people keep away from. */
export const en: SenseWords = {
  'two-wheels': [
    'bike|bicycle|two wheeler|two wheels|motorbike|motorcycle|moped|scooter|cycling|saddle|boda|okada|pedal|pedals',
    'cyclist*|cargo bike|e bike|rides by bike',
  ],
  boats: [
    'boat|boats|boating|ship|ships|ferry|ferries|anything that floats|the sea|the water|at sea|offshore|sailing|aboard|trawler|trawlers|dry land',
    'sail*|yacht*|kayak*|canoe*|dinghy|dinghies|harbour*|marina*|skipper*|moorings|fishing trip*',
    'on dry land|dry land always|lost at sea|feet dry',
  ],
  swimming: ['swimming|pools|swim|diving|deep water', 'swimmer*|lifeguard*|pool|pools|diver*|surf*'],
  heights: [
    'ladder|ladders|heights|height|roof|roofs|roofing|slates|slating|scaffold*|climbing|rungs|off the ground|up high',
    'roofer*|gutter*|chimney*|window cleaning|tree climb*|steeplejack*|facade|facades|tall trees|high windows|upstairs windows',
    'vertigo',
  ],
  driving: [
    'steering wheel|driving|taxi|taxis|cab|lorry|lorries|truck|trucks|hgv|minicab|buses|motorways|behind the wheel|the road|the roads',
    'driver|drivers|driving lesson*|van|minibus|passenger lift*|chauffeur*',
  ],
  couriers: [
    'courier|couriers|couriering|delivery|deliveries|delivering|parcels|takeaways|deliveroo|ubereats|uber eats|gig apps',
    'parcel|rider|riders|by courier|errands',
  ],
  fire: [
    'fire|fires|flame|flames|charcoal|naked flame|smoke|bonfires|wood oven|woodsmoke|burning|hot coals',
    'barbecue*|grill*|wood fired|fire pit|kiln*|forge|forging|smoked|smoking|roast*',
  ],
  baking: [
    'dough|baking|bakery|bakeries|bread|loaf|loaves|flour|ovens',
    'bak*|cake|cakes|pastry|pastries|sourdough|biscuit*|cookie*|bun|buns|pie|pies|tray bake*',
    'coeliac|celiac|baker s lung',
  ],
  cooking: [
    'cooking|kitchen|kitchens|stove|stoves|chef|cheffing|catering|pots and pans|frying|hob|hot food|making food',
    'cook|cooks|meals|lunches|dishes|menu|menus|canteen*|buffet*',
  ],
  meat: [
    'meat|pork|butchery|butchering|slaughter|abattoir|abattoirs|blood|carcass|carcasses|killing animals|flesh|beef|bacon|ham',
    'butcher*|sausage*|curing|lamb|chops|charcuterie|game bird*|rabbits for the pot',
    'vegan|vegetarian',
  ],
  fish: [
    'fish|fishing|seafood|shellfish|salmon|gutting',
    'fishmonger*|mussel*|oyster*|prawn*|shrimp*|anglers|angling|fishing',
  ],
  bees: [
    'bees|bee|sting|stings|wasps|hives|hive|swarms|stung',
    'beekeep*|swarm|apiary|apiaries|honey extraction|colony|colonies',
    'sting allergy',
  ],
  horses: [
    'horse|horses|donkey|donkeys|mule|mules|pony|ponies|hooves|stables|hoof',
    'riding|rider|saddle*|stable|farrier*|equestrian|livery',
  ],
  livestock: [
    'cattle|cows|cow|sheep|goats|goat|pigs|pig|livestock|milking|udder|udders|muck',
    'dairy|herd|herds|lamb*|shear*|calf|calves|bull|bulls',
  ],
  poultry: [
    'hens|chickens|poultry|ducks|feathers|birds|geese|turkeys',
    'hen|egg box*|coop|coops|flock|pigeon*|parrot*|canar*|aviary',
  ],
  dogs: ['dogs|dog|barking|puppies', 'puppy|kennel*|dog walk*|canine'],
  cats: ['cats|cat|kittens', 'kitten|feline|litter tray'],
  medicine: [
    'needles|injections|wards|ward|blood|hospital|hospitals|clinics|theatre nurse|nursing|sick people|wounds|vomit',
    'nurse|nurses|patient|patients|midwif*|clinic|surgery|blood pressure|dressing*',
  ],
  caring: [
    'care work|care homes|care home|carer|caring for|bedpans|bedside|bedsides|wiping|elderly|old folk|old people|nursing home|nursing homes|personal care|incontinence',
    'carers|frail|dementia|home help|respite|the bedside',
  ],
  childcare: [
    'yaya|nanny|nannying|babysitting|other people s kids|somebody s kids|someone s kids|other people s children|somebody else s children|daycare|nursery|kindergarten|childminding|childcare|children|kids|nappies|classrooms',
    'child|babysit*|toddler*|school class*|schools and libraries|baby|babies|playgroup*|teenager*',
  ],
  death: [
    'funeral|funerals|graves|grave|dead bodies|corpses|cemetery|cemeteries|death|mortuary|the dead',
    'burial*|mourn*|headstone*|undertaker*|graveside|memorial*|coffin*|bereave*',
  ],
  touch: [
    'massage|massages|rubbing|touching people|touching bodies|touching strangers|other people s bodies|spa|being touched',
    'massag*|reflexology|body treatments|facial|facials|physio*|manicur*|pedicur*',
  ],
  hair: [
    'hair|hairdressing|hairdresser|salon|salons|barber|barbering|perms|hair dye',
    'haircut*|braid*|hairstyl*|blow dry|beard*|barber*',
  ],
  nails: [
    'nails|nail|acetone|acrylics|manicures|gel polish|varnishing nails|eyelashes|lashes',
    'manicur*|pedicur*|nail polish|false nails|lash',
  ],
  gardens: [
    'garden|gardens|gardening|lawns|lawn|mowing|hedges|weeding|soil|compost',
    'mow|hedge|flower bed*|raised bed*|allotment*|planting|balcony garden*|pruning',
  ],
  fields: [
    'field|fields|fieldwork|farm work|farming|harvest|picking|crops|plantation|plantations',
    'farmhand|harvesting|fruit picking|vineyard*|orchard*',
  ],
  saws: [
    'chainsaw|chainsaws|saw|saws|chain saw|power saw|strimmer|brushcutter|anything with a motor and a blade|felling|logging',
    'tree felling|felled|firewood|stump*',
  ],
  sewing: [
    'sewing|sew|needlework|needle|hems|hemming|alterations|sewing machine|seams|garments|tailoring',
    'tailor*|seamstress*|stitch*|trousers|hem|zip|zips|dressmak*|embroider*',
  ],
  wool: ['wool|yarn|knitting|crochet|lanolin', 'knit*|felt|felting|spinning|jumper*|sweater*|fleece*'],
  paint: [
    'paint|painting walls|decorating|solvents|varnish|lacquer|thinner|turps|wallpaper|spray paint|fumes|chemicals',
    'painter|repaint*|lacquer*|varnishing|stripping paint|wood stain|bleach',
  ],
  metal: [
    'welding|weld|sparks|metalwork|grinder|grinding|steelwork|blowtorch',
    'welder*|solder*|foundry|blacksmith*|iron gate*|railing*|forg*',
  ],
  electricity: [
    'electricity|electrics|wiring|live wires|mains|sockets|fuse box|electric shocks',
    'electrician*|rewir*|fuse|light fitting*|socket|cable*',
  ],
  plumbing: [
    'plumbing|drains|drain|toilets|pipes|sewers|sewage|blocked drains',
    'plumber*|tap|taps|boiler*|radiator*|sink|sinks|leak|leaks',
  ],
  masonry: [
    'cement|bricks|bricklaying|building sites|building site|construction|plaster|plastering|concrete|mortar|hod|tiling|tiles',
    'bricklay*|plasterer*|labourer*|mason|masonry|builder|render*|screed|paving',
  ],
  wood: [
    'sawdust|wood dust|carpentry|joinery|woodwork|timber',
    'carpenter*|joiner*|wooden|furniture|shelves|sanding|cabinet*',
  ],
  engines: [
    'engines|engine|garage|garages|grease|mechanic|mechanics|cars on ramps|oil changes|under a car|under cars',
    'motor repair|exhaust*|brakes|gearbox*|tyre|tyres|service a car',
  ],
  teaching: [
    'teaching|classroom|classrooms|lessons|pupils|teacher|marking|tutoring|lecturing|school|schools|standing at the front',
    'lesson|workshop|workshops|course|courses|taster class*|class|classes|tutor*',
  ],
  pictures: [
    'pictures|images|photos|photographs|photography|camera|cameras|drawings|screens full of pictures',
    'photo|photograph|photograph*|picture|image|sketch*|drawing|colour match*|video*|film*',
    'blind since|born blind|blind since birth|registered blind|went blind|i am blind',
  ],
  music: [
    'music|singing|piano|instruments|loud music|bands|concerts|gigs|choir',
    'singer*|song|songs|guitar*|concert|drum*|band|choirs|musician*|dj',
  ],
  sport: [
    'gym|gyms|sport|sports|fitness|exercise|running|workouts|football',
    'training session*|coach|yoga|pilates|trainer|stretch*|athlet*',
  ],
  tours: [
    'tours|tourists|guiding|tourism|coach parties|sightseers|sightseeing',
    'tour|guided walk*|visitors|guide|guided|excursion*',
  ],
  throng: [
    'crowds|crowd|lots of people|many people|busy rooms|full rooms|being stared at|people staring|packed rooms|noisy places',
    'stall|stalls|market|markets|fair|fairs|festival*|exhibition*|event stand*|concert*',
  ],
  counters: [
    'shop|shops|counter|counters|shop work|retail|shop floor|customers at the counter|shelves to stack',
    'shopkeep*|sales assistant|shop assistant|supermarket|pop up',
  ],
  cash: [
    'till|tills|cash|handling money|other people s money|cashier|checkout|checkouts',
    'cash desk|float|bank notes|counting money|takings|change box',
  ],
  'waiting-tables': [
    'waitressing|waiting tables|serving tables|restaurants|restaurant|bar work|bars|cafes|hospitality',
    'waiter*|waitress*|serving guests|barista|table service|cocktail*|banquet*|serve drinks',
  ],
  hotels: [
    'hotel|hotels|hotel rooms|guest rooms|airbnb|holiday lets',
    'hotelier*|guesthouse*|turnover|housekeep*|bed and breakfast|holiday flat*',
  ],
  'call-centres': [
    'call centre|call centres|call center|headset|headsets|calls|telesales|hotline|customer complaints',
    'angry customer*|hotline|call handling|inbound',
  ],
  cleaning: [
    'cleaning|mops|bleach|other people s dirt|scrubbing|toilets|houses to clean|chambermaid|housemaid|maid',
    'cleaner*|move out clean*|deep clean*|limescale|dusting|oven clean*|tenancy',
  ],
  laundry: [
    'ironing|laundry|steam press|laundries|washing other people s',
    'iron|ironed|launder*|pressing|washing and folding',
  ],
  code: [
    'code|coding|programming|software|it work|computers for a living|tech support',
    'programmer*|developer*|app|apps|website*|automation*|script|scripts',
  ],
  accounts: [
    'accounts|bookkeeping|tax|taxes|invoices|spreadsheets|payroll|ledgers|maths',
    'accountan*|bookkeep*|invoice|ledger|bookkeeper*|receipts|balance sheet*|vat',
  ],
  courts: [
    'court|courts|lawyers|law|prison|prisons|police|inmates',
    'legal|lawyer*|solicitor*|contract|contracts|barrister*|probation',
  ],
  guarding: [
    'guarding|security|security work|doors|door work|night watch|patrols|uniform|uniforms|the army|army|military|bouncer|bouncing',
    'guard|guards|watchman|patrol|soldier*|doorman|veteran*|steward*',
  ],
  weapons: [
    'guns|gun|weapons|rifles|shooting|hunting|explosives|knives|blasting',
    'hunter*|hunt|rifle|archery|shotgun|stalking|game keep*|crossbow',
  ],
  gambling: [
    'gambling|betting|bets|bet|casino|casinos|poker|lottery|stakes|slots|bookmakers|bookies|odds|raffles|virtual coins',
    'wager*|bingo|card dealer|dealer|prize draw*|jackpot|croupier*|raffle|tombola',
    'self excluded|compulsive gambler|gambling addict|gambled away',
  ],
  religion: [
    'church|churches|religion|religious|priests|mosque|synagogue|prayers|sermons',
    'parish*|prayer*|scripture|worship|christening*|wedding ceremon*|chapel|hymn*',
  ],
  factories: [
    'factory|factories|assembly line|production line|line work|conveyor|conveyors|the line|machines all day',
    'machine operator|assembly|shift work|production',
  ],
  underground: [
    'mine|mines|underground|tunnels|confined spaces|cellars|pits|caves|shafts',
    'miner|miners|quarry|quarries|cave|cellar|cave tour*',
    'claustrophobi*',
  ],
  'cold-rooms': [
    'cold rooms|cold store|freezers|freezer|ice|the cold|cold water',
    'frozen|refrigerat*|ice cream|chilled|ice rink',
    'raynaud*|chilblains',
  ],
  tobacco: ['tobacco|cigarettes|cigars|vapes|shisha|smoking', 'cigar*|vape|vaping|curing leaves|hookah'],
  spirits: [
    'liquor|liquors|alcohol|drink|dram|drams|booze|wine|beer|spirits|whisky|pub|pubs|bottles|brewing|cocktails',
    'toddy|palm wine|winer*|brew*|distill*|tasting|cider|gin|rum|cellar|barrel|barrels|vineyard*|bar staff|mulled',
    'the meetings|eleven years dry|years dry|on the wagon|twelve steps|recovering alcoholic',
  ],
  parties: [
    'parties|weddings|wedding|party|brides|birthdays|celebrations|events',
    'bride|wedding*|birthday|party food|hen part*|anniversar*|banquet*|baptism*',
  ],
  translating: ['translating|translation|interpreting', 'translat*|interpreter*|subtitl*'],
  rubbish: [
    'rubbish|bins|waste|garbage|trash|scrap|recycling',
    'refuse|sorting waste|clear out|clear outs|skip|house clearance*|dump',
  ],
  removals: [
    'removals|moving furniture|house moves|pianos|furniture moving|boxes up stairs',
    'house move|moving day|loading|movers|removal|heavy furniture',
  ],
  hides: ['leather|hides|fur|furs|skins|tanning', 'tannery|taxiderm*|pelt*|suede|sheepskin*|leather*'],
  perfume: [
    'perfume|perfumes|scent|scents|scented|incense|essential oils|smells|fragrance|fragrances|strong smells',
    'soap|soaps|candle|candles|aroma*|diffuser*|bath bomb*',
  ],
  flowers: [
    'flowers|flower|pollen|lilies|blossom',
    'bouquet*|florist*|wreath*|flower arrang*|bulbs',
    'hay fever|hayfever',
  ],
  own: 'my|our|my own|mine',
  atHome:
    'at home|at my place|in my house|in my flat|in the house|in the flat|in my apartment|at mine|in our house|at ours',
  landlord: 'landlord|landlady|the building|neighbours|neighbors|downstairs',
  ended:
    'behind me|never again|no more of it|had enough of|done my time|done enough|over for me|is over for me|nearly killed me|nearly killed him|took my fingers|took my finger|cost me a finger|cost me my marriage|broke me|bad memories|flashbacks|traumatised|traumatized|ptsd|burnt out|burned out|phobia|terrified of|banned from|barred from|swore off|swore an oath|took an oath|taken an oath|i have put away|put away for good|turned my stomach|turns my stomach|closed that door|that door is shut|allergic to|allergy to|keep me away from|out of my life|finished with',
};
