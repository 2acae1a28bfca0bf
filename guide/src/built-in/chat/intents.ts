import { PhraseBook, read } from '../text/phrases.ts';

/** What people ask about a step, the more particular first: when a message says several, the first of them is answered. */
export const chatIntents = [
  'legal',
  'tax',
  'template',
  'example',
  'smaller',
  'stuck',
  'price',
  'cost',
  'how-long',
  'customers',
  'stop',
  'next',
  'done',
  'risk',
  'why',
  'how',
  'progress',
  'thanks',
  'hello',
] as const;
export type ChatIntent = (typeof chatIntents)[number];

/** How each is said in the five languages; phrases are separated by bars and matched without accents and prefixes. */
const lexicon: Record<ChatIntent, string> = {
  legal:
    'legal|law|licence|license|permit|insurance|register a business|liable|allowed to|contract|' +
    'חוקי|חוק|רישיון|רישוי|היתר|ביטוח|מותר לי|חוזה|לרשום עסק|' +
    'legalement|loi|licence|autorisation|assurance|declarer l activite|contrat|ai je le droit|statut juridique|' +
    'ley|licencia|permiso|seguro|contrato|registrar el negocio|es legal|' +
    'lei|licenca|alvara|seguro|contrato|registrar o negocio|abrir empresa|mei',
  tax:
    'tax|taxes|vat|invoice|invoices|tax return|' +
    'מס|מסים|מיסים|מע״מ|מעמ|חשבונית|חשבוניות|קבלה|קבלות|מס הכנסה|' +
    'impot|impots|tva|facture|factures|fiscal|fiscalite|' +
    'impuesto|impuestos|iva|factura|facturas|hacienda|' +
    'imposto|impostos|nota fiscal|iss|receita federal',
  template:
    'template|message template|what do i write|what should i write|write a message|write me|draft|script|text for|word it|wording|' +
    'תבנית|נוסח|מה לכתוב|לנסח|ניסוח|הודעה לדוגמה|טיוטה|הודעה|' +
    'modele|modele de message|que dois je ecrire|quoi ecrire|brouillon|rediger|texte type|formuler|un message|ecrire un message|' +
    'plantilla|que escribo|que debo escribir|borrador|redactar|mensaje modelo|texto para|un mensaje|' +
    'o que escrevo|o que devo escrever|rascunho|redigir|mensagem pronta|modelo de mensagem|uma mensagem',
  example:
    'example|examples|for instance|show me|sample|' +
    'דוגמה|דוגמא|דוגמאות|למשל|להדגים|' +
    'exemple|exemples|par exemple|montrez moi|montre moi|' +
    'ejemplo|ejemplos|por ejemplo|muestrame|ensename|' +
    'exemplo|exemplos|por exemplo|me mostre|mostra',
  smaller:
    'smaller|make it smaller|break it down|break down|split|simpler|easier|too big|smaller steps|less at once|' +
    'קטן יותר|יותר קטן|להקטין|לחלק|לפרק|צעדים קטנים|פשוט יותר|קל יותר|גדול מדי|' +
    'plus petit|plus petite|decouper|diviser|simplifier|plus simple|plus facile|trop grand|trop gros|petites etapes|' +
    'mas pequeno|mas pequena|dividir|mas simple|mas facil|demasiado grande|pasos pequenos|' +
    'menor|dividir|mais simples|mais facil|grande demais|passos menores',
  stuck:
    'stuck|blocked|can not start|do not know where to start|where do i start|where to start|overwhelmed|afraid|scared|nervous|shy|lost|procrastinating|motivation|' +
    'תקוע|תקועה|לא יודע מאיפה|לא יודעת מאיפה|מאיפה מתחילים|מוצף|מוצפת|מפחד|מפחדת|לחוץ|לחוצה|ביישן|ביישנית|דחיינות|מוטיבציה|' +
    'bloque|bloquee|coince|coincee|par ou commencer|depasse|depassee|peur|stresse|stressee|timide|perdu|perdue|motivation|' +
    'atascado|atascada|bloqueado|bloqueada|por donde empiezo|por donde empezar|agobiado|agobiada|miedo|nervioso|nerviosa|perdido|perdida|motivacion|' +
    'travado|travada|por onde comeco|por onde comecar|sobrecarregado|sobrecarregada|medo|nervoso|nervosa|perdido|perdida|motivacao',
  price:
    'price|prices|pricing|charge|what to ask for|how much should i charge|rate|fee|quote|' +
    'מחיר|מחירים|תמחור|לגבות|כמה לבקש|תעריף|הצעת מחיר|' +
    'prix|tarif|tarifs|facturer|combien demander|combien facturer|devis|' +
    'precio|precios|cobrar|tarifa|cuanto cobro|cuanto cobrar|presupuesto para el cliente|' +
    'preco|precos|cobrar|tarifa|quanto cobro|quanto cobrar|orcamento para o cliente',
  cost:
    'cost|costs|expensive|spend|budget|afford|how much money|cheap|cheaper|buy|' +
    'עלות|עלויות|עולה|יקר|להוציא|תקציב|כמה כסף|זול|לקנות|' +
    'cout|couts|coute|cher|depenser|budget|combien d argent|acheter|' +
    'costo|coste|cuesta|caro|gastar|presupuesto|cuanto dinero|barato|comprar|' +
    'custo|custa|caro|gastar|orcamento|quanto dinheiro|barato|comprar',
  'how-long':
    'how long|how much time|how many hours|how many minutes|time does it take|when will|deadline|' +
    'כמה זמן|כמה שעות|כמה דקות|מתי אסיים|תוך כמה|' +
    'combien de temps|combien d heures|combien de minutes|duree|' +
    'cuanto tiempo|cuantas horas|cuantos minutos|cuanto tarda|' +
    'quanto tempo|quantas horas|quantos minutos|demora',
  customers:
    'customer|customers|client|clients|who pays|who will pay|who buys|find people|where do i find|audience|sell to|' +
    'לקוח|לקוחה|לקוחות|מי משלם|מי ישלם|מי קונה|קהל|למכור|' +
    'qui paie|qui paiera|acheteur|acheteurs|ou trouver|public|vendre a|' +
    'cliente|clientes|quien paga|quien compra|comprador|donde encuentro|donde encontrar|publico|vender a|' +
    'quem paga|quem compra|comprador|onde encontro|onde encontrar|vender para',
  stop:
    'stop|give up|quit|abandon|is it worth|when to stop|fail|failed|does not work|nobody answers|no one answers|no answer|' +
    'להפסיק|לעצור|לוותר|להיכשל|כישלון|לא עובד|אף אחד לא|שווה את זה|לא עונים|' +
    'arreter|abandonner|echec|echoue|ca ne marche pas|personne ne repond|vaut la peine|' +
    'parar|dejarlo|abandonar|rendirme|fracaso|no funciona|nadie responde|vale la pena|' +
    'desistir|fracasso|nao funciona|ninguem responde|vale a pena',
  next:
    'what next|next|what now|what should i do now|what do i do now|what comes after|continue|' +
    'מה עכשיו|מה הלאה|הבא|מה השלב הבא|מה לעשות עכשיו|להמשיך|' +
    'et maintenant|ensuite|suite|prochaine|prochain|apres ca|que faire maintenant|' +
    'y ahora|siguiente|que sigue|despues|que hago ahora|continuar|' +
    'e agora|proximo|proxima|depois|o que faco agora|continuar',
  done:
    'done|finished|completed|i did it|did it|ready with|' +
    'סיימתי|גמרתי|עשיתי|הושלם|בוצע|' +
    'fini|termine|terminee|j ai fait|c est fait|acheve|' +
    'hecho|terminado|termine|listo|lista|acabe|ya lo hice|' +
    'feito|terminei|pronto|pronta|acabei|ja fiz|concluido',
  risk:
    'risk|risks|go wrong|dangerous|danger|worst|safe|' +
    'סיכון|סיכונים|להשתבש|מסוכן|מסוכנת|בטוח|' +
    'risque|risques|mal tourner|danger|dangereux|' +
    'riesgo|riesgos|salir mal|peligro|peligroso|seguro que|' +
    'risco|riscos|dar errado|perigo|perigoso',
  why:
    'why|what for|purpose|what is the point|sense of|' +
    'למה|מדוע|לשם מה|מה המטרה|מה הטעם|' +
    'pourquoi|a quoi ca sert|a quoi sert|dans quel but|' +
    'por que|para que|que sentido|de que sirve|' +
    'por que|para que|qual o sentido|de que serve',
  how:
    'how|how do i|how to|explain|help|what do i do|what should i do|what does|instructions|steps|tips|advice|mean|' +
    'איך|כיצד|להסביר|הסבר|עזרה|מה לעשות|מה עושים|הוראות|טיפים|עצה|' +
    'comment|expliquez|explique|aide|aidez|que faire|que dois je faire|instructions|conseils|conseil|' +
    'como|explica|explicame|ayuda|ayudame|que hago|que debo hacer|instrucciones|consejos|consejo|' +
    'como|explica|explique|ajuda|me ajude|o que faco|o que devo fazer|instrucoes|dicas|conselho',
  progress:
    'progress|how far|where am i|how much is left|what is left|' +
    'התקדמות|כמה נשאר|איפה אני|מה נשאר|' +
    'avancement|progression|ou j en suis|ce qui reste|combien reste|' +
    'progreso|avance|que falta|cuanto falta|' +
    'progresso|andamento|o que falta|quanto falta',
  thanks:
    'thanks|thank you|great|perfect|תודה|מעולה|מצוין|merci|parfait|super|gracias|perfecto|genial|obrigado|obrigada|perfeito|otimo',
  hello:
    'hello|hi|hey|good morning|good evening|שלום|היי|בוקר טוב|ערב טוב|bonjour|salut|bonsoir|hola|buenos dias|buenas|ola|oi|bom dia|boa tarde',
};

const book = new PhraseBook<ChatIntent>(
  chatIntents.flatMap((intent) => lexicon[intent].split('|').map((phrase) => [phrase, intent] as const)),
);

/** What a message asks, the most particular first; empty when no phrase of the lexicon occurs. */
export function intentsOf(message: string): ChatIntent[] {
  const found = book.valuesIn(read(message));
  return chatIntents.filter((intent) => found.has(intent));
}
