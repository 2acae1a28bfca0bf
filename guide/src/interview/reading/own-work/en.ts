import type { OwnWorkWords } from './kinds.ts';

/** How English speakers tell their own work. */
export const en: OwnWorkWords = {
  self: 'i we',
  bare: false,
  now: /^[a-z]{2,}(?<!ed|ly|^sold|^built|^taught)$/u,
  past: /^(?:[a-z]{2,}ed|made|built|sold|taught|grew|drove|driven|wove|shod|ran|drew|bred|bound|wound|forged|ground|thrown|threw)$/u,
  infinitive: /^[a-z]{2,}ing$/u,
  timed: /\d|years?/u,
  ever: /(?<![a-z])(?:always|all my life|my whole life|since i was|for ages|for ever|forever)(?![a-z])/u,
  since: /^ ?(?:and |but |so )?(?:since then|ever since|from then on|these days|nowadays|now)(?![a-z])/u,
  at: /^(?:at|in|on)$/u,
  between:
    'now also still mostly mainly usually just sometimes often always then currently only regularly generally normally mostly all day days nowadays these m am been have ve do dey already basically really',
  barrier:
    'what when if than how where that who which whether unless until before after whatever why could would should like wish hope than while dont because think thought know says said without not never no',
  notWork:
    'be am is are was were been being have has had having do did does can could will would shall should may might must need needs want wanna wan like love hate enjoy prefer hope wish dream plan think thought guess feel know knew believe remember forget mean say said tell told talk speak ask hear see saw look watch read listen live lived stay sleep eat drink smoke go going gonna goin went come came get got getting take took taking give gave giving put keep kept keeping let leave left run start started stop stopped try tried trying use used using work worked working study studied learn learned learnt earn earned pay paid owe owed spend spent save saved buy bought own owned rent rented borrow lend lost lose find found miss wait walk walked walking play played ride swim travel move moved moving visit meet met marry married worry worried suffer suffered die died born grew turn turned wake wash woke dress call called text phone show help helped helping support afford admire deserve share sit stand stood lie fall fell break broke hurt wear wore bring brought carry lift follow followed join joined expect finish finished fail failed pass passed win won apply applied answer send sent receive receiving change changed decide decided seem become became understand agree care mind bother swear pray worship vote collect collecting looking seek crave struggle manage managed retire retired quit gain qualify graduate attend attended escape fled flee arrived arrive land landed adore fear avoid tend cant wont dont didnt aint feed fancy reckon imagine wonder suppose figured figure gotta haven hav wnt luv hang chat cry laugh rest relax skip choose picked pick spot notice handle deal recover heal drop dropped bear count cost set doing done studying ate bitten bite food levels ll two any',
  before:
    'a an some the these lots of many more old new small big little broken used local fresh all kinds sorts other peoples own',
  within: 'and n of or with made',
  and: 'and n',
  noThing:
    'behind stuck i you he she it we they me him her us them my your his its our their this that what who which where when how why if to at in on for from by about with without into onto over under up down out off back away after before since until till during through around near then than as so but because though although here there home well good better best bad badly worse fine ok okay lot lots much very too also again already always never often sometimes now today tomorrow yesterday nothing something anything everything nobody somebody anyone everyone one not no yes really only just even still fast slow slowly hard early late alone together full part half free sure ready able happy sad tired sick ill poor honestly mostly mainly am is are was were be been being have has had do does did can could will would should may might must etc things thing stuff way ways bit myself yourself himself herself ourselves both either neither each every any few several dat da u ur less enough hardly barely two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty hundred thousand same second first last next maybe once twice inside outside testing',
  daily:
    'kid kids child children son sons daughter daughters baby babies wife husband mother father mum mom dad parents family friends friend people school schools church mosque work job jobs coffee tea beer breakfast lunch dinner supper tv telly television bus train bed sleep pills pill meds medication medicine tablets bills bill rent debts loan loans taxes tax money cash pension benefits salary wage wages dole uni college classes course courses degree exams class shifts shift nights days hours hour weeks week months month years year time mornings evenings weekends languages language english french spanish hebrew portuguese arabic sentences mistakes decisions plans promises progress sense noise noises laundry dishes shopping chores homework phone calls call texts videos films movies series games news papers feet hands legs knees back head eyes migraines headaches pain pains ends everything sugar meat cigarettes fun love friends sure ends trouble living place places world life',
  habit:
    /(?<![a-z])(?:every|season|spring|summer|autumn|winter|since|neighbours?|neighbors?|others|customers?|clients?|market|to order|locals|village)(?![a-z])/u,
  lone: true,
  many: /[^s]s$/u,
};
