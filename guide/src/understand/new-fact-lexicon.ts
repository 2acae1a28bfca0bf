import type { NewFact } from '../catalogue/shared-schema.ts';

/** How people say that they have something, rather than hope for it; five languages, phrases separated by bars. */
export const newFactLexicon: Record<NewFact, string> = {
  permit:
    'have a permit|have the permit|have my permit|have a licence|have a license|have the licence|have the license|have my licence|have my license|got a permit|got the permit|got my permit|got a licence|got a license|got my licence|got my license|am licensed|fully licensed|licensed|am certified|have permission|got permission|permission from|written consent|approved kitchen|permitted kitchen|inspected kitchen|passed the inspection|' +
    'יש לי אישור|יש לי רישיון|יש לי היתר|קיבלתי אישור|קיבלתי רישיון|קיבלתי היתר|בעל רישיון|בעלת רישיון|מטבח מורשה|הסכמה בכתב|' +
    'j ai un permis|j ai le permis|j ai une licence|j ai la licence|j ai une autorisation|j ai l autorisation|j ai l agrement|j ai un agrement|j ai l accord|j ai obtenu|suis agree|suis agreee|suis diplome|suis diplomee|suis habilite|suis habilitee|cuisine declaree|accord ecrit|' +
    'tengo permiso|tengo un permiso|tengo el permiso|tengo licencia|tengo una licencia|tengo la licencia|tengo autorizacion|tengo la autorizacion|obtuve el permiso|obtuve la licencia|estoy colegiado|estoy colegiada|estoy habilitado|estoy habilitada|cocina autorizada|consentimiento escrito|' +
    'tenho licenca|tenho uma licenca|tenho a licenca|tenho alvara|tenho o alvara|tenho autorizacao|tenho a autorizacao|tenho permissao|consegui a licenca|consegui o alvara|sou habilitado|sou habilitada|registro no conselho|cozinha autorizada|autorizacao por escrito',
  money:
    'have savings|my savings|have saved|i saved|put aside|set aside|inherited|inheritance|an investor|have the money|have the capital|have capital|got a grant|received a grant|' +
    'יש לי חסכונות|חסכתי|ירשתי|ירושה|יש לי משקיע|יש לי משקיעה|יש לי הון|יש לי את הכסף|קיבלתי מענק|הושם בצד|' +
    'j ai des economies|mes economies|j ai economise|j ai epargne|j ai herite|heritage|j ai un investisseur|j ai le capital|j ai l argent|obtenu une subvention|mis de cote|' +
    'tengo ahorros|mis ahorros|he ahorrado|ahorre|herede|herencia|tengo un inversor|tengo una inversora|tengo el capital|tengo el dinero|' +
    'tenho economias|minhas economias|economizei|juntei|herdei|heranca|tenho um investidor|tenho uma investidora|tenho o capital|tenho o dinheiro|guardei',
  customer:
    'paying customer|paying client|paid me|has paid|have paid|already paid|paid order|paid in advance|already sold|i sold|we sold|have sold|pre order|preorder|signed contract|signed a contract|first order|have customers|have clients|bought from me|ordered from me|paid a deposit|' +
    'לקוח משלם|לקוחה משלמת|לקוחות משלמים|לקוח ששילם|לקוחה ששילמה|שילם לי|שילמה לי|שילמו לי|כבר שילמו|כבר שילם|כבר שילמה|מכרתי|הזמנה בתשלום|הזמנות בתשלום|הזמנה ראשונה|חוזה חתום|יש לי לקוח|יש לי לקוחה|יש לי לקוחות|' +
    'client payant|cliente payante|client qui paie|cliente qui paie|m a paye|m ont paye|a deja paye|ont deja paye|deja vendu|j ai vendu|commande payee|acompte verse|contrat signe|premiere commande|j ai des clients|j ai des clientes|j ai un client|j ai une cliente|' +
    'cliente que paga|cliente que pago|clienta que paga|clientes que pagan|me pago|me pagaron|me ha pagado|me han pagado|ya pago|ya pagaron|ya vendi|he vendido|vendi|pedido pagado|primer pedido|contrato firmado|tengo clientes|tengo un cliente|tengo una clienta|' +
    'cliente pagante|cliente que pagou|clientes que pagam|me pagou|me pagaram|ja pagou|ja pagaram|ja vendi|pedido pago|encomenda paga|primeiro pedido|contrato assinado|tenho clientes|tenho um cliente|tenho uma cliente',
  partner:
    'my partner is a|partner who|partner with|business partner|co founder|cofounder|my friend is a|my sister is a|my brother is a|my wife is a|my husband is a|my cousin is a|a friend who is a|works with me|' +
    'יש לי שותף|יש לי שותפה|השותף שלי|השותפה שלי|שותף שיודע|שותפה שיודעת|' +
    'j ai un associe|j ai une associee|mon associe|mon associee|associe qui|associee qui|une amie qui est|un ami qui est|ma soeur est|mon frere est|' +
    'tengo un socio|tengo una socia|mi socio|mi socia|socio que|socia que|mi hermana es|mi hermano es|un amigo que es|una amiga que es|' +
    'tenho um socio|tenho uma socia|meu socio|minha socia|socio que|socia que|minha irma e|meu irmao e|um amigo que e|uma amiga que e',
};

/** Words that make a hope, a condition or a plan out of what follows them. */
export const hoped =
  'will would could should might may if hope hoping plan planning going soon want wants wish sure nobody promise promised promises need needs ' +
  'אם מקווה אולי ארצה רוצה אמור אמורה צפוי אצטרך צריך צריכה הבטיחו הבטיח הבטיחה יהיה תהיה יהיו איש ' +
  'si aurai vais bientot espere veux voudrais promis peut pourrais faudra faut personne ' +
  'tendre voy pronto espero quiero quisiera prometieron prometio podria necesito nadie hace ' +
  'terei vou breve quero queria prometeram prometeu poderia preciso ninguem';

/** Words of insisting: sure of it, and others like it. */
export const insistence =
  'i am sure|i m sure|im sure|pretty sure|trust me|believe me|believe in it|i believe in|everyone loves|everybody loves|everyone says|everybody says|people love|friends love|friends say|family loves|loves it|love it|love the idea|great idea|it will work|it works|i know it|definitely|i insist|you are wrong|you re wrong|no doubt|still want|do it anyway|anyway|stick to|keep my idea|' +
  'בטוח|בטוחה|תאמינו לי|תסמכו עליי|תסמוך עליי|כולם אוהבים|כולם אומרים|כולם מתים|חברים אוהבים|חברים אומרים|זה יעבוד|זה יצליח|אין ספק|מתעקש|מתעקשת|בכל זאת|אתם טועים|רעיון מצוין|מאמין ברעיון|מאמינה ברעיון|' +
  'je suis sur|je suis sure|suis certain|suis certaine|faites moi confiance|croyez moi|tout le monde adore|tout le monde aime|tout le monde dit|mes amis adorent|mes amis disent|ca marchera|ca va marcher|j y crois|j insiste|vous avez tort|quand meme|sans aucun doute|excellente idee|' +
  'estoy seguro|estoy segura|confia en mi|creeme|a todos les encanta|a todos les gusta|todos dicen|a todo el mundo le encanta|a mis amigos les|mis amigos dicen|va a funcionar|funcionara|insisto|te equivocas|de todos modos|sin duda|aun asi|gran idea|' +
  'tenho certeza|confia em mim|confie em mim|acredite|todo mundo adora|todo mundo ama|todos adoram|todos dizem|meus amigos adoram|meus amigos dizem|vai dar certo|vai funcionar|insisto|voce esta errado|mesmo assim|sem duvida|otima ideia|acredito na ideia';

/** A licence to drive is no licence to trade. */
export const drivingLicence =
  'driving|driver|driver s|drivers|drive|נהיגה|conduire|conducir|manejar|dirigir|motorista|habilitacao|carnet';
