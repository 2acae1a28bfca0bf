/**
 * What is remarked beside a wish, where it decides what the law makes of it. A line a frame: words that follow one another, sets
 * of them parted by `>`, with as many as three other words between; folded, `*` ends a word anyhow.
 */
export const en = {
  unseen: [
    'nobody noone anybody anyone > ask* know* check* look* see* notice* count* care* find* trace* realis* realiz* suspect*',
    'no > one > ask* knows know check* look* see* notice* count* finds find trace* suspect*',
    'no > questions question',
    'never > notice* know find check* ask* suspect* realis* realiz*',
    'without > noticing anyone anybody > knowing noticing seeing',
    'between > us ourselves two',
    'stays stay keep kept hush > quiet quietly secret hush schtum mum',
    "won't wont don't dont can't cant > notice trace > it anything me us",
  ],
  unasked: [
    'without > asking telling permission consent > ',
    'they she he people customers owner owners boss parents gran nan tenants tenant neighbours residents clients > don’t dont doesn’t doesnt didn’t didnt never not won’t wont hasn’t haven’t > know knows ask asked agree agreed realise realize notice',
    'behind > back backs',
    'unaware unknowing unwitting',
  ],
  unlicensed: [
    'no without never skip skipping not minus > licence license licences licenses permit permits papers paperwork registration insurance certificate certificates receipt receipts invoice invoices contract contracts qualification* training vet',
    'off under > books radar table counter',
    'cash > hand',
    'not isn’t aren’t never don’t dont haven’t > registered declared licensed insured qualified trained declare declaring certified',
    'tax* council inspector* hmrc irs > nothing never not needn’t > know hear see',
  ],
  name: [
    'in under with using on > his her their someone somebody somebody’s someone’s another mother’s gran’s uncle’s brother’s else’s dead > name names id passport account card details login number badge',
    'pretend* pose posing acting claiming > be am as to from i’m',
    'as > if > official doctor nurse police from',
  ],
  untold: [
    'not never without don’t dont won’t needn’t > mention* label* disclos* admit*',
    'sell* sold pass* label* relabel* call* > as off > genuine real new original organic local homemade fresh authentic antique handmade',
    'they people customers buyers she he tourists > think thinks believe* assume* reckon*',
    'looks look looking > like > real genuine original new official',
  ],
  origin: [
    'don’t dont never no not > ask* question* > where',
    'fell fallen fall* > off > lorry truck',
    'found lifted nicked > from > work warehouse stockroom site',
  ],
  pressure: [
    'if > don’t dont doesn’t won’t refuse* > pay* sign* agree* work* > ',
    'can’t cannot cant afraid scared > complain* refuse* leave report* say',
    'no > choice',
    'or > else',
    'keep hold holding take > their her his > passport passports papers phone wages pay deposit',
  ],
  agreed: [
    'with > permission consent agreement blessing okay',
    'they he she owner owners parents family customers everyone neighbours residents council school > know* agreed agree agrees asked asks signed gave gives approved invited',
    'everyone everybody all > knows know agree* agreed',
    'ask asks asked asking > first permission before',
  ],
  licensed: [
    'have has with got hold holding under > licence license permit registration insurance certificate diploma contract badge allotment',
    'declare declaring declared pay paying > income everything taxes tax all',
    'give gives write keep with > receipt receipts invoice invoices',
    'registered licensed insured certified > with by at and',
  ],
  told: [
    'label* sign tag card list listing > say* clearly written with marked',
    'tell telling told say > them everyone buyers customers people > it it’s what that clearly exactly honest*',
    'clearly openly honestly plainly > marked labelled say* told written sold',
  ],
  exempt: [
    'no not > licence license permit papers > need* required necessary',
    'don’t dont doesn’t doesnt > need needs > licence license permit papers',
    'allowed legal > here now without there',
  ],
};

/** The frames of each remark in one language. */
export type RemarkFrames = Readonly<Record<keyof typeof en, readonly string[]>>;
