/**
 * What a word may speak of, where that matters to the law, the same in every language: words folded, with spaces between;
 * `*` ends a word anyhow.
 */
export const en = {
  sell: 'sell* sold resell* flog* shift* vend* market* trade* shop stall retail* resale wholesale',
  buy: 'buy* bought purchas* order* import* source* sourc*',
  make: 'make* making made manufactur* produc* build* craft* brew* bottl* mix* cast* sew* knit* print*',
  write: 'write* writ* wrote written draft* compos* ghostwrit* typ*',
  rent: 'rent* let lets letting sublet* leas* hire hires lodger* airbnb',
  lend: 'lend* lent loan* credit borrow* interest repay* debt* owe* owes',
  repair: 'repair* fix fixes fixing mend* restor* refurb* sharpen* service* maintain* patch*',
  teach: 'teach* taught lesson* tutor* class classes course* workshop* coach* train* talk talks show* explain* guide*',
  clean: 'clean* wash* tidy* laundr* launder*',
  cook: 'cook* bak* cake* bread food meal* lunch* jam soup kitchen cater* recipe*',
  carry:
    'deliver* carry* courier* parcel* package* transport* ship* shipping suitcase* driver* drive* lift lifts cargo truck* lorry',
  copy: 'copy copies copied copying duplicat* clone* cloned cloning rip ripped burn* photocopy* scan* download* torrent*',
  promise: 'promis* guarantee* guaranteed assur* double* doubling profit* return returns riskless',
  invite: 'recruit* invite* join* downline* member* entry pyramid mlm upline',
  treat:
    'treat* cure* cures heal* inject* injection* diagnos* therap* dose* doses clinic* surgery pull drill filler* botox tattoo* pierc*',
  advise: 'advice advis* counsel* consult* solicitor* lawyer* notary paralegal',
  gamble: 'gambl* bet bets betting casino poker roulette bookie* dice raffle* lottery wager* odds stake stakes',
  invest: 'invest* crypto* coin coins token* bitcoin forex shares stock stocks trading fund funds nft portfolio',
  hack: 'hack* crack* bypass* jailbreak* unlock* keylogg* malware phish* spoof* exploit* botnet ddos virus breach* leak* leaked scrap* dump* sim swap',
  track:
    'track* tracker* spy spyware spies bug bugs bugged gps airtag* follow* watch* stalk* monitor* hidden surveil* eavesdrop* peep*',
  record: 'record* film* camera* photo* photograph* video* picture* drone* selfie*',
  threaten:
    'threat* blackmail* extort* frighten* scare* scary beat* bully* revenge hurt* harm* intimidat* warn* pressure* ruin* rough smash* muscle bully',
  steal:
    'steal* stole stolen nick nicked nicking rob* robbed thief thieves theft lift lifted shoplift* pinch* swipe* hot burgl* pickpocket* loot* fell fence fenced',
  cheat:
    'cheat* scam* con conned trick* fool* deceiv* lie lies lying lied pretend* fiddle* rig* rigged mislead* swindle* fraud* dupe* bluff* bent dodgy fix',
  fake: 'fake* fakes forg* counterfeit* replica* replicas imitation* knockoff* bogus false phony phoney invent* staged doctored photoshop* sham dummy lookalike* pose posing disguis*',
  real: 'real genuine authentic* original originals actual true verified verif* proper honest honestly',
  hide: 'hide* hidden hid secret* secretly quietly conceal* disguise* cover discreet* discretion silent* unnoticed unseen sneak* schtum mum whisper* slip* lining underneath',
  nobody: 'nobody none noone never anybody anyone who nobodys checks check notice* knows ask asks asked questions',
  bribe:
    'bribe* brib* kickback* backhander* envelope envelopes favour favours palm grease sweetener* mate contact cousin inside insider',
  fight: 'fight* boxing dogfight* cockfight* baiting knuckle knuckles brawl* ring ringside',
  hunt: 'hunt* poach* trap* snare* fishing fish catch caught net nets shoot* eel eels salmon deer badger* hare* elver* lobster* abalone',
  wild: 'ivory rhino parrot* tortoise* turtle* reptile* owl owls falcon* hawk* eagle* songbird* finch* goldfinch* protected endangered exotic wild monkey* tiger* coral orchid* eggs hatchling*',
  pet: 'dog dogs puppy puppies pup pups kitten kittens cat cats breed* litter litters bitch kennel* vet vets rabbit* hamster* horse* pony',
  waste:
    'waste asbestos tip tipping flytip* dump* rubbish sewage sludge rubble drain river ditch lay by layby tyres burn* chemical* refrigerant* freon batteries scrap',
  car: 'car cars van vans vehicle* mileage odometer clock clocked clocking mot catalytic converter* plates numberplate* wheel* motor moped* scooter* bike bikes bicycle* airbag* dealer* engine*',
  phone: 'phone phones iphone* sim handset* laptop* tablet* imei',
  card: 'card cards pin cvv bank banks account accounts paypal iban atm cashpoint skimm* cardholder*',
  cash: 'cash notes banknote* twenties tenner* money offshore shell',
  tax: 'tax taxes taxman hmrc irs vat invoice* receipt* books undeclared declare* customs dutyfree duty excise payroll',
  benefit:
    'benefit* pension* grant* grants subsid* allowance* disability dole welfare council claim* claiming furlough refund* scheme',
  insure: 'insur* claim claims crash* whiplash injur* accident* arson flood policy payout',
  charity: 'charit* donat* donor* gofundme crowdfund* fundrais* collect* orphan* refugee* church mosque hospice appeal',
  scammed:
    'pensioner* elderly old gran granny grandma grandad nan lonely widow* widower* dementia confused vulnerable aunt aunty carer care',
  child:
    'child children kid kids teen* teenager* boy boys schoolkid* schoolgirl* schoolboy* underage minor minors baby babies toddler* pupil* youth lads girl year',
  sex: 'sex escort* brothel* prostitut* hooker* pimp* massage* nude nudes naked onlyfans porn* webcam* strip* punter* client clients intimate undress*',
  girls: 'girl girls women woman wife wives bride* lady ladies ex model models',
  migrant:
    'migrant* foreign* immigrant* refugee* visa visas asylum undocumented overseas abroad border borders illegals vietnam* asylum* paperless residency citizenship',
  smuggle: 'smuggl* traffick* lorry boat boats across crossing ferry channel container stash mule* inside lining',
  marry: 'marry marri* marriage wedding spouse registry husband',
  worker:
    'worker* staff employee* labour* crew lads waiter* cleaner* maid* nanny nannies builders pickers picker* shift shifts helper* hands',
  wage: 'wage wages salary pay pays paid unpaid overtime minimum tips intern* internship* trial hourly',
  passport:
    'passport* identity id ids licence licences license* permit permits badge badges papers document* card birth',
  certificate:
    'certificate* certif* diploma* degree* qualification* stamp stamps stamped signature* sign signed signing sicknote* transcript* reference* references letter letters mot report reports',
  exam: 'exam exams test tests essay essays thesis theses dissertation* homework assignment* coursework student* university degree answers quiz invigilat* grade grades gcse',
  review:
    'review* stars follower* likes rating* testimonial* profile profiles bot bots comment comments tripadvisor trustpilot google influencer*',
  password:
    'password* login logins netflix spotify streaming stream subscription* iptv account firestick dodgy box keys licence serial',
  data: 'data database* list lists address addresses emails email contacts numbers records file files customer* patient* personal private',
  drug: 'drug drugs weed hash cannabis marijuana cocaine coke ketamine mdma pills pill ecstasy heroin meth lsd acid shroom* mushroom* stash gear dealer dealing edible* gummies thc nos balloon* spice skunk grams ounce joint',
  medicine:
    'medic* prescription* prescrib* tramadol diazepam valium xanax oxy* codeine ozempic insulin antibiotic* tablets adderall ritalin viagra steroid* sarms pharmac* fentanyl morphine opioid* pregabalin botulinum hormone* semaglutide abortion melanotan',
  supplement:
    'supplement* vitamin* herbal herb* powder powders detox slimming weight diet tea remed* oil oils drops formula cream creams serum whitening',
  alcohol:
    'alcohol* vodka whisky whiskey gin beer wine spirit spirits moonshine poitin distil* still booze liquor rum cider pint',
  tobacco: 'tobacco cigarette* ciggies fags vape vapes snus smok* nicotine',
  weapon:
    'gun guns weapon* knife knives rifle* pistol* ammo ammunition bullet* firearm* taser* pepper blade machete* grenade* explosive* bomb* firework* rocket* deactivated barrel silencer',
  brand:
    'brand brands branded designer nike gucci rolex lv louis vuitton chanel adidas apple disney label labels logo logos trademark* perfume handbag* trainers sneakers watch watches jersey* shirts fifa pokemon lego',
  antique:
    'antique* antiquit* relic* roman dig digs digging detector* artefact* artifact* museum* grave* tomb tombs fossil* coins treasure statue* painting* icon archaeolog* burial',
  ticket: 'ticket* tout* touting scalp* concert gig gigs queue wristband*',
  piracy:
    'film films movie movies series album* song songs music book books ebook* pdf textbook* software windows game games usb dvd dvds pirate* pirated cinema kindle font fonts',
  deposit:
    'deposit* fee fees upfront advance registration landlord* tenant* tenants flat flats house room rooms apartment* squat* eviction* viewing* keys bnb',
  police:
    'police cop cops inspector* inspection* officer court judge prison jail raid* legal illegal lawful unlawful law banned caught council',
  vote: 'vote* voter* votes election* ballot* candidate* campaign rumour* rumor* poll',
  office: 'boss work job employer company colleague* warehouse hospital ward hotel office till stockroom factory',
  organ: 'kidney* organ organs blood plasma surrogate* surrogacy egg sperm embryo* baby adoption* adopt*',
  without:
    'without no not dont doesnt isnt arent wasnt didnt wont cant never un unlicensed unregistered untrained undeclared uninsured off',
  consent:
    'permission consent* agreed agree agrees allowed approved approval blessing willing knows told ask asked together public voluntary leave',
  licensed:
    'licensed license licence registered qualified certified accredited permit insured insurance trained official authorised authorized approved inspected legal legally declared receipt invoice contract',
  own: 'own mine my ours homemade handmade self myself grandma garden',
  used: 'secondhand second used vintage old donated preloved recycled upcycl* thrift* charity',
  learn:
    'learn* prevent* spot avoid protect* protection aware* recognise recognize recover* recovered victim* survivor* against safety safe safely warn* history museum novel fiction story stories game sketch theatre play toy',
  help: 'help* support volunteer* neighbour* neighbor* community accompany free advice form forms appeal* navigate',
  openly:
    'labelled labeled label says written clearly open openly honest transparent disclose* marked price prices declared sign',
  expired:
    'expired expiry date dates relabel* recall* recalled outdated rotten horse unlabelled tested untested raw unpasteurised',
  safety:
    'gas electric* wiring boiler scaffold* roof structural wall load asbestos brakes airbags helmet helmets extinguisher* smoke alarm* fire harness',
  night: 'night nights dark midnight after hours back door garage shed barn basement cellar boot',
  skim: 'cut share percent commission third half each split skim* markup margin',
  easy: 'easy quick quickly fast minutes fortune loads daft rich tidy grand overnight',
  impersonate:
    'pretend* pose posing impersonat* caller calls call text texts ring ringing tech microsoft hmrc bank grandson romance dating lonely voice deepfake* ai cloned celebrity soldier officer uniform',
};

/** Words of each concept in one language. */
export type ConceptWords = Readonly<Record<keyof typeof en, string>>;
