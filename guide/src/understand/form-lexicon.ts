import { type Form, forms } from '../catalogue/work/schema.ts';
import { PhraseBook } from '../text/phrases.ts';

/** How people name a form of offer when they want more of it, or none; all five languages together, parted by bars. */
const formLexicon: Record<Form, string> = {
  do: 'small jobs|do it for people|עבודות קטנות|petits travaux|petits boulots|trabajos pequenos|chapuzas|servicos pequenos|bicos',
  teach:
    'teach|teaching|train up|train young|training up|apprentices|להכשיר|הכשרה|former des|former les|former un|former une|capacitar|capacitacion|formar a|treinar|lesson|lessons|class|classes|course|courses|tutor|tutoring|coach|coaching|train people|workshops|workshop|ללמד|מלמד|מלמדת|הוראה|שיעור|שיעורים|חוג|חוגים|סדנה|סדנאות|הדרכה|show people|show somebody how|show how|להראות איך|enseigner|n enseigne|j enseigne|enseignement|montrer|apprendre a quelqu un|initier|initiation|atelier|transmettre|cours|lecons|lecon|former|formation|ateliers|coacher|ensenar|enseno|ensenarle|ensenarles|mostrar|clase|clases|cursos|curso|taller|talleres|ensinar|ensino|mostrar|aula|aulas|oficina|oficinas',
  make: 'make things|making things|make to order|handmade|hand made|craft things|לייצר|להכין בעבודת יד|עבודת יד|fabriquer|fait main|faire de mes mains|sur commande|commandes|made to order|by commission|commissions|לפי הזמנה|בהזמנה|por encargo|encargos|por encomenda|encomendas|hacer a mano|hecho a mano|fabricar|fazer a mao|feito a mao|artesanato|artesania',
  batch:
    'sell at markets|market stall|small batches|דוכן|שוק איכרים|marche|vendre sur les marches|vender en el mercado|mercadillo|feira|vender na feira',
  repair:
    'repair|repairs|repairing|fix things|fixing|mend|mending|לתקן|תיקון|תיקונים|reparer|reparation|reparations|depanner|retaper|restaurer|refurbish|restore|restoring|לשפץ|לשחזר|restaurar|reparar|arreglar|arreglos|reparaciones|consertar|consertos|reparos',
  check:
    'check|checks|inspect|inspection|audit|assess|evaluate|להעריך|evaluer|expertiser|evaluar|evaluarle|avaliar|לבדוק|בדיקה|בדיקות|controler|verifier|audit|revisar|revision|inspeccionar|vistoria|verificar|revisao',
  advise:
    'advise|advice|consult|consulting|ייעוץ|לייעץ|conseiller|conseil|conseils|asesorar|asesoria|consejo|aconselhar|consultoria|assessoria',
  arrange:
    'sell for others|broker|organise things|arrange|למכור עבור אחרים|לארגן|organiser|vendre pour les autres|organizar|vender para otros|vender para outros',
  guide:
    'tours|tour|guide people|guided walks|סיור|סיורים|להדריך|visites guidees|guider|guiar|visitas guiadas|passeios guiados',
  rent: 'rent|rent out|lend|renting|להשכיר|השכרה|louer|location|alquilar|alquiler|rentar|alugar|aluguel',
  write:
    'write|writing|translate|translation|לכתוב|כתיבה|לתרגם|תרגום|ecrire|ecriture|traduire|traduction|escribir|traducir|traduccion|escrever|traduzir|traducao',
  digital:
    'template|templates|digital product|files to sell|e book|תבנית|תבניות|מוצר דיגיטלי|modeles|produit numerique|plantillas|producto digital|modelos|produto digital',
  subcontract:
    'with companies|for companies|for firms|subcontract|עם חברות|עבור חברות|קבלן משנה|pour des entreprises|avec des entreprises|sous traitance|con empresas|para empresas|subcontrata|com empresas',
  care: 'look after|looking after|care for|לטפל|לשמור על|garder|m occuper de|cuidar|cuidar de',
  group:
    'a group|groups|run a group|club|קבוצה|קבוצות|מועדון|un groupe|groupes|club|circle|cercle|circulo|roda de|מעגל|un grupo|grupos|um grupo',
};

/** Forms of offer as they are named in a text. */
export const formBook = PhraseBook.ofLists<Form>(forms.map((form) => [formLexicon[form], form] as const));
