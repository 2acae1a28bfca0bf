import type { Phase, SharedSubstep } from '../catalogue/schema.ts';
import type { EngineSubstep } from '../catalogue/shared-schema.ts';
import { PhraseBook, read } from '../text/phrases.ts';

/** What kind of work a substep is. Examples and first minutes are written by kind. */
export const kinds = [
  'ask',
  'look',
  'rules',
  'plan',
  'choose',
  'write',
  'price',
  'kit',
  'practise',
  'page',
  'money',
  'reach',
  'work',
  'feedback',
  'refer',
  'review',
] as const;
export type Kind = (typeof kinds)[number];

const ofShared: Record<SharedSubstep | EngineSubstep, Kind> = {
  'ask-five-people': 'ask',
  'look-at-three-others': 'look',
  'check-rules': 'rules',
  'set-limits': 'plan',
  'block-hours': 'plan',
  'choose-customer': 'choose',
  'write-offer': 'write',
  'set-price': 'price',
  'write-boundaries': 'write',
  'gather-kit': 'kit',
  'practise-once': 'practise',
  'make-sample': 'practise',
  'prepare-message': 'write',
  'make-page': 'page',
  'open-records': 'money',
  'agree-payment': 'plan',
  'message-ten': 'reach',
  'post-once': 'reach',
  'visit-three': 'reach',
  'do-first-job': 'work',
  'ask-feedback': 'feedback',
  'review-numbers': 'review',
  'ask-referral': 'refer',
  'fix-one-thing': 'review',
  'adjust-price': 'price',
  'check-tax': 'rules',
  'decide-next-month': 'review',
  'check-risk': 'ask',
  'check-first-order': 'reach',
  'business-list-sales': 'look',
  'business-revenue': 'review',
  'business-revenue-week': 'review',
  'business-no-revenue': 'ask',
  'business-challenge': 'look',
  'business-aim': 'plan',
  'challenge-customers': 'ask',
  'challenge-returning': 'reach',
  'challenge-time': 'look',
  'challenge-prices': 'price',
  'challenge-payments': 'reach',
  'challenge-season': 'review',
  'challenge-costs': 'price',
  'challenge-competition': 'ask',
  'business-problem': 'ask',
  'business-location': 'look',
  'business-location-online': 'look',
  'business-one-offer': 'choose',
  'business-marketing': 'review',
  'business-channels': 'review',
  'business-one-channel': 'review',
  'business-no-marketing': 'reach',
  'business-prepare-test': 'plan',
  'business-sales': 'look',
  'business-try-with-three': 'work',
  'adapt-free-way': 'kit',
  'adapt-online': 'page',
  'adapt-local': 'reach',
  'adapt-smallest-test': 'ask',
  'adapt-first-minutes': 'plan',
  'adapt-stretch': 'review',
  'adapt-customer': 'ask',
  'adapt-add': 'plan',
  'adapt-without': 'look',
  'adapt-meet-people': 'ask',
  'goal-what-changes': 'plan',
  'goal-what-is-there': 'look',
  'goal-smallest-part': 'choose',
  'goal-set-day': 'plan',
  'goal-sittings': 'plan',
  'goal-what-it-takes': 'kit',
  'goal-first-sitting': 'work',
  'goal-how-it-went': 'review',
  'goal-look-back': 'review',
  'goal-next-part': 'review',
};

/** First words of the catalogue's own substeps; a longer beginning, up to the whole name, outdoes a shorter one. */
const verbs: Partial<Record<Kind, string>> = {
  ask: 'ask interview talk meet agree-access agree-with call-six-suppliers collect-customer collect-first collect-references find-second find-stand learn line-up',
  look: 'count look watch walk see visit map study find check listen collect log measure note-day take-somebody',
  rules: 'call-insurer find-permitted',
  plan: 'set fix plan block arrange close rotate define group refresh add-second agree-practice buy-first divide note-who',
  choose: 'choose list pick name sort build-call',
  write:
    'write describe line make prepare report answer keep add draw say word open-holiday leave-care send-call send-picture send-three',
  price: 'cost add-up count-material price',
  kit: 'pack borrow gather build settle sort-tool set-fitting set-photo set-up-scan',
  practise:
    'bake tune time trial test run practise sew shoot taste play teach cook clean rescue build-edit build-folder build-one build-own build-with bundle clear cut-one do-own gather-one-morning make-finish make-three pack-for ride sell sort-one take-before',
  page: 'photograph show share',
  money: 'settle-up count-food',
  reach: 'offer post send agree-one book call-on carry hold leave-cards gather-one-building propose ring seat tell',
  work: 'first do deliver give take hand lead mind answer-first call-first clean-first host run-first serve',
  feedback: 'talk-after visit-after',
  refer: 'ask-for-two',
};
const kindOfVerb = Object.entries(verbs).flatMap(([kind, list]) =>
  list.split(' ').map((verb) => [verb, kind as Kind] as const),
);

/** Verbs that titles begin with, in five languages: for substeps that no catalogue entry stands behind. */
const titleVerbs: Partial<Record<Kind, string>> = {
  ask: 'ask|interview|talk to|talk with|לשאול|לדבר עם|לראיין|demander|interroger|parler a|parler avec|preguntar|hablar con|entrevistar|perguntar|conversar com|falar com|ouvir',
  look: 'count|look|compare|watch|observe|research|map|visit|search|לספור|להסתכל|להשוות|לחקור|לבדוק|למפות|compter|regarder|comparer|observer|rechercher|contar|mirar|comparar|observar|investigar|olhar|pesquisar|mapear',
  rules:
    'licence|license|permit|insurance|tax|register|רישיון|היתר|ביטוח|מס|assurance|impots|autorisation|permiso|seguro|impuestos|licenca|imposto|alvara',
  plan: 'set|plan|block|schedule|decide|לקבוע|לתכנן|planifier|fixer|prevoir|planificar|fijar|planejar|definir|marcar',
  choose: 'choose|list|pick|select|לבחור|לרשום|למיין|choisir|lister|trier|elegir|listar|escolher',
  write:
    'write|describe|draft|prepare|לכתוב|לתאר|לנסח|להכין|ecrire|rediger|decrire|preparer|escribir|redactar|describir|preparar|escrever|redigir|descrever',
  price: 'price|pricing|calculate|מחיר|לתמחר|לחשב|prix|tarif|calculer|precio|calcular|preco',
  kit: 'pack|gather|borrow|collect|buy|לארוז|לאסוף|לשאול מחברים|לקנות|rassembler|emprunter|acheter|reunir|comprar|juntar|reunir',
  practise:
    'practise|practice|test|try|make a sample|rehearse|לתרגל|לנסות|להתאמן|essayer|tester|entrainer|practicar|probar|ensayar|praticar|testar|treinar',
  page: 'photograph|page|website|leaflet|flyer|profile|photo|לצלם|דף|עמוד|photographier|page|pagina|fotografiar|folleto|fotografar|panfleto',
  money: 'record|records|payment|invoice|bookkeeping|תשלום|רישום|paiement|carnet|pago|cuaderno|pagamento|caderno',
  reach:
    'message|send|post|call|offer|contact|invite|לשלוח|לפרסם|להתקשר|להציע|לפנות|להזמין|envoyer|publier|appeler|proposer|contacter|enviar|publicar|llamar|ofrecer|contactar|ligar|oferecer|convidar',
  work: 'do|deliver|repair|carry out|serve|לבצע|לתקן|לעשות|realiser|livrer|reparer|faire|hacer|entregar|reparar|fazer|realizar|consertar',
  feedback: 'feedback|review from|משוב|avis|opinion|comentarios|opiniao|retorno',
  refer: 'referral|introduction|recommendation|המלצה|recommandation|recomendacion|indicacao',
  review: 'review|measure|add up|evaluate|לסכם|למדוד|faire le bilan|mesurer|repasar|medir|revisar|avaliar|somar',
};
const titleBook = new PhraseBook(
  Object.entries(titleVerbs).flatMap(([kind, list]) =>
    list.split('|').map((phrase) => [phrase, kind as Kind] as const),
  ),
);

const ofPhase: Record<Phase, Kind> = {
  check: 'look',
  offer: 'write',
  ready: 'practise',
  'first-customer': 'work',
  repeat: 'review',
};

function isShared(name: string): name is keyof typeof ofShared {
  return Object.hasOwn(ofShared, name);
}

/** The kind of a substep: by the catalogue's name of it, else by the first telling word of its title, else by its phase. */
export function kindOf(substep: { ref: string | null; title: string }, phase: Phase): Kind {
  const [family = '', name = ''] = substep.ref?.split('.') ?? [];
  const known = family === 'shared' && isShared(name) ? ofShared[name] : undefined;
  if (known) return known;
  if (family === 'own') {
    const fitting = kindOfVerb.filter(([verb]) => name === verb || name.startsWith(`${verb}-`));
    const [longest] = fitting.sort(([a], [b]) => b.length - a.length);
    if (longest) return longest[1];
  }
  return titleBook.findAll(read(substep.title))[0]?.value ?? ofPhase[phase];
}
