import { type Steering, steeringIn } from './steering.ts';

/** What a message may want that is not an answer. */
export type Request =
  | 'skip'
  | 'unsure'
  | 'no work yet'
  | 'why'
  | 'thanks'
  | 'hello'
  | 'left'
  | 'form'
  | 'stop'
  | 'go on'
  | 'summary'
  | 'start over'
  | Steering
  | 'meaning'
  | 'who'
  | 'outside'
  | 'little';

const END = '[\\s"”»\'.,!?…)]*$';
const LEAD =
  '^[\\s"“«(\'.,!¿¡-]*(?:(?:ok|okay|well|hm+|um|uh|so|please|but|and|euh|ben|alors|bon|bah|bueno|pues|ay|bom|ah|eh|ta|tipo|e|y|et|טוב|אז|אוקיי|נו|אה|אבל|ו)[, .]+)*';
const whole = (...sources: string[]) => new RegExp(`${LEAD}(?:${sources.join('|')})${END}`, 'u');
/** A request that may go on behind its first words, up to a limit. */
const open = (...sources: string[]) => new RegExp(`${LEAD}(?:${sources.join('|')})(?!\\p{L})[^\\n]{0,80}${END}`, 'u');

/** In the order in which they are tried, on folded text. */
const patterns: readonly (readonly [Request, RegExp])[] = [
  [
    'skip',
    whole(
      "skip(?: this| it| that| this one)?|pass|next(?: question)?|i(?:'d| would) (?:rather|prefer) not(?: (?:say|to say|answer|to))?|prefer not to say|none(?: really)?|nothing(?: else| really)?|no|nope|not really|no thanks|nah|n/?a|none of your business|that's private",
      "passer|passe[rz]?|suivant|question suivante|rien(?: d'autre)?|aucune?|non|je passe|je prefere ne pas (?:le )?dire|non merci|pas vraiment",
      'saltar|salta(?:la)?|paso|siguiente|nada(?: mas)?|ninguno|ninguna|no|prefiero no decirlo|no gracias|la verdad no',
      'pular|pula|passo|proxima?|nada(?: mais)?|nenhuma?|nao|prefiro nao (?:dizer|falar)|nao obrigad[oa]|na verdade nao',
      'דילוג|דלגי?|לדלג|הבא|השאלה הבאה|אין(?: לי)?|כלום|לא|לא תודה|מעדיפה? לא לומר|עדיף לא|שום דבר',
    ),
  ],
  [
    'unsure',
    whole(
      "(?:i )?(?:really )?(?:don't|dont|do not) (?:really )?know(?: yet)?|idk|dunno|no idea(?: really)?|(?:i have )?no clue|not sure(?: yet)?|i'm not sure|im not sure|it depends|depends|hard to say|it varies|varies|whatever|maybe|who knows|(?:i )?can'?t say",
      "(?:je )?(?:ne )?sais pas(?: trop| encore)?|chais pas|jsp|aucune idee|pas d'idee|ca depend|cela depend|difficile a dire|je ne suis pas sure?|pas sure?|peut-etre|variable",
      '(?:yo )?no (?:lo )?se(?: bien| todavia)?|ni idea|no tengo (?:ni )?idea|depende|es dificil decir|no estoy segur[oa]|quizas?|tal vez|varia',
      '(?:eu )?nao sei(?: bem| ainda| dizer)?|sei la|nem ideia|nao faco ideia|depende|dificil dizer|nao tenho certeza|talvez|varia',
      'לא יודעת?|אני לא יודעת?|אין לי (?:שום )?מושג|תלוי|זה תלוי|קשה לומר|קשה להגיד|לא בטוחה?|אולי|משתנה',
    ),
  ],
  [
    'little',
    whole(
      '(?:not (?:much|a lot|many|very much)|(?:very |only |just )?(?:a )?(?:little|bit)|hardly (?:any|anything)|barely any|a lot|lots|plenty|some|enough)(?: (?:time|money|hours))?(?: really| honestly)?',
      "(?:pas (?:beaucoup|grand[- ]chose|enormement|des masses)|(?:tres |un )?peu|beaucoup|un petit peu|assez)(?: (?:de temps|d'argent|d'heures))?",
      '(?:no (?:mucho|much[ao]s|demasiado)|(?:muy |un )?poc[oa]?s?|muchas?|mucho|bastante|algo|poquito)(?: (?:tiempo|dinero|horas))?',
      '(?:nao muit[oa]s?|(?:bem |muito |um )?pouc[oa]s?|muit[oa]s?|bastante|um pouquinho|quase nada)(?: (?:tempo|dinheiro|horas))?',
      '(?:לא (?:הרבה|כל כך הרבה)|(?:קצת|מעט|הרבה|מספיק|טיפה))(?: (?:זמן|כסף|שעות))?',
    ),
  ],
  [
    'no work yet',
    open(
      "(?:i )?(?:have|'ve|i've)? ?(?:no|never had any|don't have (?:any|much)|dont have (?:any|much)) (?:work )?experience|(?:i(?:'ve| have)? )?never (?:had a job|worked)",
      "(?:je n'ai |j'ai )?pas (?:encore )?d'experience|(?:je n'ai )?jamais travaille",
      '(?:aun |todavia )?no tengo experiencia|(?:yo )?nunca he trabajado|sin experiencia',
      '(?:ainda )?nao tenho experiencia|nunca trabalhei|sem experiencia',
      '(?:עדיין )?אין לי (?:עדיין )?ניסיון|(?:אף פעם |מעולם |עדיין )?לא עבדתי|בלי ניסיון',
    ),
  ],
  [
    'why',
    open(
      'why|what for|what do you need (?:this|that|it) for|how come|pourquoi|a quoi (?:ca|cela) sert|por que|para que(?: (?:preguntas|quieres|necesitas|voce|quer|precisa))?|למה|מדוע|בשביל מה|לשם מה',
    ),
  ],
  [
    'thanks',
    whole(
      'thanks?(?: you)?(?: so much| a lot| very much)?|thx|ty|cheers|great|cool|nice|perfect|merci(?: beaucoup| bien)?|super|parfait|(?:muchas |mil )?gracias|genial|perfecto|vale|(?:muito )?obrigad[oa]|valeu|otimo|legal|perfeito|תודה(?: רבה)?|מעולה|מצוין|יופי|סבבה',
    ),
  ],
  [
    'hello',
    whole(
      "(?:hi|hello|hey|good (?:morning|evening|afternoon)|hiya)(?: there)?(?:[,!.]* how are you(?: doing| today)?)?|how are you(?: doing| today)?|how(?:'s| is) it going|what's up",
      'bonjour|bonsoir|salut|coucou|(?:bonjour[, !]*|salut[, !]*)?(?:comment )?(?:ca va|allez-vous|vas-tu)',
      'hola|buen(?:os|as) (?:dias|tardes|noches)|(?:hola[, !]*)?(?:como estas|que tal|como va)',
      'oi|ola|bom dia|boa (?:tarde|noite)|(?:oi[, !]*|ola[, !]*)?(?:tudo bem|tudo bom|como vai|como voce esta)',
      'שלום|היי|הי|בוקר טוב|ערב טוב|(?:היי[, !]*|שלום[, !]*)?(?:מה שלומך|מה נשמע|מה קורה|מה המצב)',
    ),
  ],
  [
    'left',
    open(
      "how (?:many|much) (?:more )?(?:questions?|is left|are left|longer|more)|how long (?:does|will|is)|are we (?:done|nearly done|almost done)|is (?:that|this) (?:all|it)|(?:combien|il reste combien|reste-t-il)(?: de| encore| d'autres)* ?(?:questions?|reste)?|c'est (?:encore long|bientot fini)|cuant[ao]s? (?:preguntas|falta|quedan|mas)|falta mucho|quant[ao]s? (?:perguntas|faltam|falta|mais)|falta muito|כמה (?:שאלות|זמן זה|עוד)|זה הסוף|נשאר(?:ו)? (?:עוד )?(?:הרבה|כמה)",
    ),
  ],
  [
    'form',
    open(
      "(?:i(?:'d| would) (?:rather|prefer)(?: to)?|can i|could i|let me|i prefer(?: to)?|i want(?: to)?|is there|where is)? ?(?:use |fill (?:in|out) |have |get )?(?:the |a )form|(?:je (?:prefere|veux|voudrais)(?: remplir| utiliser)?|puis-je (?:remplir|utiliser)|ou est|y a-t-il|plutot|avoir)? ?(?:le |un )formulaire|(?:prefiero|quiero|puedo|mejor|donde esta|hay)? ?(?:usar |rellenar |llenar )?(?:el |un )formulario|(?:prefiro|quero|posso|cade|tem)? ?(?:usar |preencher )?(?:o |um )formulario|(?:מעדיפה? |אפשר |עדיף |רוצה |יש |איפה )?(?:את |למלא )?ה?טופס",
    ),
  ],
  [
    'stop',
    whole(
      "stop|(?:that's|thats) (?:enough|all)(?: for (?:now|today))?|enough|i(?:'m| am) done|quit|exit|end|finish(?:ed)?|no more(?: questions)?|let's stop|i have to go|bye|goodbye",
      "stop|arret(?:e[rz]?|ons)|ca suffit|c'est (?:tout|fini|bon)|j'ai fini|termine[rz]?|au revoir|fin",
      'para|parar|basta|ya esta|eso es todo|termine|terminar|suficiente|fin|adios',
      'pare|parar|chega|e so isso|so isso|terminei|acabou|fim|tchau',
      'עצור|לעצור|די|מספיק|זהו|סיימתי|סוף|להתראות|ביי|תפסיקי?',
    ),
  ],
  [
    'go on',
    whole(
      "(?:go on|continue|carry on|let's (?:go on|continue|go|start)|start|ready|yes|yes please|sure|ok|okay|next please|go ahead)",
      "continue[rz]?|on continue|allez-y|d'accord|oui|pret|prete|commencons|reprendre",
      'continua(?:r)?|sigue|seguir|sigamos|adelante|si|vale|listo|lista|empecemos',
      'continua(?:r)?|segue|vamos(?: la)?|sim|claro|pronto|pronta|pode continuar|bora',
      'להמשיך|המשך|בוא נמשיך|קדימה|כן|בסדר|מתחילים|אוקיי',
    ),
  ],
  [
    'summary',
    open(
      "what (?:have you|did you|do you) (?:got|get|have|know|note|noted|write|written)(?: down)?(?: so far| about me)?|(?:show|tell) me (?:what you have|my profile|everything)|summary|summar(?:y|ise|ize)|recap|qu'avez-vous (?:note|retenu|compris)|que savez-vous(?: de moi)?|qu'est-ce que vous (?:avez|savez)|resume[rz]?|recapitul\\w+|mon profil|que (?:tienes|sabes|has anotado|llevas)(?: de mi| hasta ahora)?|resumen|resume lo|o que voce (?:tem|sabe|anotou|ja tem)|resumo|meu perfil|מה (?:יש לך|רשמת|ידוע לך|נרשם|רשום)(?: עליי| עד עכשיו| עד כה)?|סיכום|תקציר|לסכם",
    ),
  ],
  [
    'start over',
    open(
      "(?:i want to |can (?:i|we) |let's )?(?:start (?:over|again|afresh|from (?:scratch|the beginning|zero))|begin again|restart|reset|(?:delete|erase|clear|remove) (?:everything|all|my (?:whole )?profile|it all))|(?:on )?(?:recommenc\\w+|repart\\w+ de zero|tout (?:effacer|supprimer|recommencer)|(?:supprimez|effacez|effacer|supprimer) tout|reinitialis\\w+)|(?:empezar|comenzar|volver a empezar) (?:de nuevo|de cero|otra vez)|volver a empezar|empecemos de nuevo|(?:borra|borrar|elimina|eliminar) todo|reiniciar|(?:comecar|recomecar)(?: tudo)? (?:de novo|do zero)|recomecar|(?:apaga|apagar|exclui|excluir) tudo|reiniciar|להתחיל (?:מחדש|מהתחלה)|מהתחלה|(?:למחוק|תמחק|תמחקי|למחוק את) (?:את )?הכו?ל|לאפס|איפוס",
    ),
  ],
  [
    // More than the word tells work: “aide à domicile, 4 ans”.
    'meaning',
    whole(
      '(?:please )?(?:explain|help)(?: me| please| this| that| it)*',
      "aide[rz]?(?:[- ]moi)?(?: s'il (?:te|vous) plait| svp| stp)?|expliquez?(?:[- ]moi)?|j'ai besoin d'aide",
      '(?:necesito )?ayuda(?:me)?(?: por favor)?|expliqueme|explicame',
      '(?:preciso de )?ajuda(?: por favor)?|me ajuda|explica(?:[- ]me)?',
      '(?:אני )?(?:צריכה? )?עזרה(?: בבקשה)?|תעזרי? לי|הסבר|תסבירי?(?: לי)?',
    ),
  ],
  [
    'meaning',
    open(
      "what (?:do you mean|does (?:that|this|it) mean|counts|kind of|sort of|should i (?:write|say|answer))|what(?:'s| is| are) (?:a |an )?(?:skills?|goals?|experience|notes?|education|budget)|(?:i )?(?:don't|dont|do not) (?:understand|get it|follow)|like what|such as|for (?:example|instance)|(?:give me |can you give (?:me )?)?an example|examples?(?: please)?|how do you mean|que voulez-vous dire|c'est-a-dire|qu'entendez-vous|qu'est-ce que (?:c'est|vous entendez|ca veut dire)|(?:je ne )?comprends pas|par exemple|un exemple|comme quoi|(?:a )?que (?:te refieres|quieres decir|significa)|no (?:lo )?entiendo|por ejemplo|un ejemplo|como que|que es (?:una? )?(?:habilidad|meta|nota)|o que (?:voce )?(?:quer dizer|significa|e isso)|como assim|nao entendi|nao entendo|por exemplo|um exemplo|למה הכוונה|מה הכוונה|מה זאת אומרת|מה זה (?:אומר|כישורים|מטרה)|לא (?:הבנתי|ברור|מבינה?)|למשל|דוגמה|אפשר דוגמה",
    ),
  ],
  [
    'who',
    open(
      "(?:who|what) are you|are you (?:a )?(?:bot|robot|human|person|real|ai|computer|chatgpt)|am i talking to|qui etes-vous|(?:etes-vous|es-tu|c'est) un (?:robot|humain|bot)|quien eres|eres (?:un )?(?:robot|bot|humano|persona|una ia|real)|quem e voce|voce e (?:um )?(?:robo|bot|humano|uma pessoa|real)|מי אתה|מי את|מי זה|אתה (?:רובוט|בוט|אמיתי|בן אדם)|את (?:רובוט|בוט|אמיתית)|זה (?:רובוט|בוט)",
    ),
  ],
  [
    'outside',
    open(
      "(?:can|could|would|will) you (?:please )?(?:write|make|create|do|tell|find|give|translate|help me (?:write|with)|show)|(?:write|make|create|draft|translate|generate) (?:me )?(?:a|an|my|the|this)|tell me (?:a|about|the|how)|give me (?:ideas?|a|some|the)|what(?:'s| is) the (?:weather|time|capital|news)|show me (?:ideas?|the|some)|how (?:can|do|much can|could) i (?:earn|make|start|get|find)|(?:pouvez-vous|peux-tu|pourriez-vous) (?:m')?(?:me )?(?:ecrire|faire|rediger|donner|traduire|trouver|dire)|(?:ecri(?:s|vez)|redige[rz]?|traduis|traduisez|fai(?:s|tes)|raconte[rz]?|donne[rz]?)(?:-| )(?:moi|mon|un|une|le|la)|quel temps|comment (?:gagner|puis-je)|(?:puedes|podrias) (?:escribir|hacer|darme|decirme|ayudarme|traducir|buscar)\\w*|(?:escribe|escribeme|haz|hazme|traduce|dame|cuentame|dime)(?: mi| un| una| el| la| ideas)?|que tiempo|como (?:puedo|gano|empiezo)|(?:voce )?(?:pode|poderia|consegue) (?:escrever|fazer|me|dar|traduzir|ajudar)|(?:escreva|escreve|faz|faca|traduza|me (?:da|de|conta|diga)|conta)(?: meu| um| uma| o| a| ideias)?(?= )|como (?:posso|faco|eu)|(?:אפשר|תוכלי?|אתה יכול|את יכולה) (?:לכתוב|להכין|לתת|לספר|לתרגם|לעשות)|(?:תכתבי?|כתוב|כתבי|תני?|תכיני?|תספרי?|תתרגמי?) (?:לי|את)|מה מזג האוויר|איך (?:אפשר|מרוויחים|מתחילים)",
    ),
  ],
];

/** Requests that may go on in any words, and give way to facts that the same message tells. */
export const giveWay: ReadonlySet<Request> = new Set(['no work yet', 'why', 'left', 'meaning', 'who', 'outside']);

/** Longest message that asks for something, in characters; longer ones tell something. */
const LONGEST = 120;

/** What a folded message wants that is not an answer; null when it may be one. */
export function requestIn(folded: string): Request | null {
  const text = folded.replace(/\n+/gu, ' ').trim();
  if (text.length > LONGEST) return null;
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? steeringIn(text);
}

/**
 * How somebody asks in a few words and without a mark, whose English has its own grammar: “weh mi fi start”, “how much time mi
 * say mi have”. More words, or those of an English that asks with a mark, tell something: “where I go every Sunday”.
 */
const ASKS =
  /^(?:so |an |and )?(?:(?:weh|where|wetin|wha|wah|what|how(?: much| many| long)?)(?: (?!is |are |was |am )\p{L}+){0,2} (?:i|mi|me) (?:fi|fit)|how (?:much|many|long)(?: \p{L}+){0,2} (?:mi|me) (?:say|said|tell|told))(?: (?!is |was |a |be |na )\p{L}+){0,2}$/u;

/** Whether a message asks something: a question mark at its end, or words that do. */
export function isQuestion(message: string): boolean {
  return /[?؟][\s"”»')!]*$/u.test(message) || ASKS.test(message.trim().toLowerCase());
}
