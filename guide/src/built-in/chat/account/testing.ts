import type { Language } from '@foothold/contract';

/** What somebody told in one language, and how they ask for it. */
interface Asked {
  hobby: string;
  education: string;
  job: string;
  skill: string;
  goal: string;
  /** Their notes: first what limits them. */
  limit: string;
  plan: string;
  about: string;
  steps: readonly [string, string];
  /** Two that are done, and one that touches the limit. */
  tasks: readonly [string, string, string];
  stop: string;
  fields: Readonly<Record<string, readonly string[]>>;
  /** A question and what its answer holds; the first is about the limit. */
  things: readonly (readonly [message: string, part: string])[];
  done: readonly string[];
  doneOnWednesday: string;
  doneYesterday: string;
  left: readonly string[];
  title: string;
  second: string;
  stopSign: string;
  /** Of what was spoken of last, and by its name. */
  fits: string;
  fitsNamed: string;
  said: string;
  whatSaid: string;
  elsewhere: readonly string[];
}

export const asked: Record<Language, Asked> = {
  en: {
    hobby: 'accordion',
    education: 'Evening course in paper making',
    job: 'Bookbinder',
    skill: 'Gilding',
    goal: 'Pay for a new press',
    limit: 'My right wrist is weak. I speak Dutch',
    plan: 'Old books whole again',
    about: 'Torn family books are mended.',
    steps: ['Look around', 'First books'],
    tasks: ['Ask two libraries', 'Count the torn ones', 'Carry boxes with a strong wrist'],
    stop: 'Nobody brings a book in a month.',
    fields: {
      hours: ['How many hours did I say?', 'how many hrs a week did i tell you', 'how much time do I have per week?'],
      budget: ['what is my budget?', 'remind me of my budget please'],
      goals: ['Which goal did I set?', 'what was my goal again'],
      age: ['how old am I?'],
      location: ['Where do I live?', 'which town did I give you?'],
      experiences: ['what job did I tell you?', 'do you remember my profession?'],
      skills: ['what are my skills?'],
      hobbies: ['which hobby did I mention?'],
      education: ['what did I study?'],
      limits: ['What limits did I mention?'],
    },
    things: [
      ['What was wrong with my wrist again?', 'wrist is weak'],
      ['Which instrument do I play?', 'accordion'],
      ['which languages do I speak', 'Dutch'],
    ],
    done: ['What did I finish?', 'which tasks have i done already', 'what did I get done so far?'],
    doneOnWednesday: 'What did I do on Wednesday?',
    doneYesterday: 'what did I finish yesterday?',
    left: ['How many tasks are left?', 'what steps are still open?', 'how much time is left'],
    title: 'What is my plan called?',
    second: 'What is step 2?',
    stopSign: 'what was the stop sign again?',
    fits: 'does this plan fit it?',
    fitsNamed: 'Does the plan fit my wrist?',
    said: 'Aunt Edna wants her atlas back by June.',
    whatSaid: 'What did I say about Aunt Edna?',
    elsewhere: [
      'What is my best price?',
      'Which tools do I need?',
      'How many customers do I need?',
      'What should I say first?',
      'Where do I find libraries?',
    ],
  },
  he: {
    hobby: 'אקורדיון',
    education: 'קורס ערב בייצור נייר',
    job: 'כורכת ספרים',
    skill: 'הזהבה',
    goal: 'לממן מכבש חדש',
    limit: 'הפרק ביד ימין חלש וכואב. מדברת הולנדית',
    plan: 'ספרים ישנים שוב שלמים',
    about: 'ספרי משפחה קרועים מתוקנים.',
    steps: ['להסתכל מסביב', 'הספרים הראשונים'],
    tasks: ['לשאול שתי ספריות', 'לספור את הקרועים', 'לסחוב ארגזים עם פרק חזק'],
    stop: 'אף אחד לא מביא ספר במשך חודש.',
    fields: {
      hours: ['כמה שעות אמרתי?', 'כמה שעות בשבוע יש לי?'],
      budget: ['מה התקציב שלי?', 'איזה תקציב רשמתי'],
      goals: ['איזו מטרה הגדרתי?', 'מה המטרה שלי'],
      age: ['בת כמה אני?'],
      location: ['איפה אני גרה?'],
      experiences: ['איזו עבודה ציינתי?'],
      skills: ['מה הכישורים שלי?'],
      hobbies: ['איזה תחביב הזכרתי?'],
      education: ['מה למדתי?'],
      limits: ['אילו מגבלות ציינתי?'],
    },
    things: [
      ['מה אמרתי על הפרק?', 'הפרק ביד'],
      ['על איזה כלי אני מנגנת?', 'אקורדיון'],
    ],
    done: ['מה סיימתי?', 'מה כבר עשיתי עד עכשיו?'],
    doneOnWednesday: 'מה עשיתי ביום רביעי?',
    doneYesterday: 'מה סיימתי אתמול?',
    left: ['כמה משימות נשארו?', 'כמה זמן נשאר?'],
    title: 'איך קוראים לתוכנית שלי?',
    second: 'מה זה שלב 2?',
    stopSign: 'מה היה סימן העצירה?',
    fits: 'התוכנית מתאימה לזה?',
    fitsNamed: 'האם התוכנית מתאימה לפרק שלי?',
    said: 'הדודה עדנה צריכה את האטלס עד יוני.',
    whatSaid: 'מה אמרתי על הדודה עדנה?',
    elsewhere: ['מה המחיר הכי טוב?', 'אילו כלים צריך?', 'כמה לקוחות אני צריכה?', 'מה כדאי לומר קודם?'],
  },
  fr: {
    hobby: 'accordéon',
    education: 'Cours du soir de papeterie',
    job: 'Relieuse',
    skill: 'Dorure',
    goal: 'Payer une nouvelle presse',
    limit: 'Mon poignet droit est faible et douloureux. Je parle néerlandais',
    plan: 'Les vieux livres entiers',
    about: 'Les livres de famille sont réparés.',
    steps: ['Regarder autour', 'Les premiers livres'],
    tasks: ['Demander à deux bibliothèques', 'Compter ceux qui sont abîmés', 'Porter des cartons avec un poignet fort'],
    stop: 'Personne n’apporte de livre en un mois.',
    fields: {
      hours: ['Combien d’heures j’ai dit ?', 'combien d’heures par semaine ai-je indiqué'],
      budget: ['Quel est mon budget ?', 'quel budget j’ai noté'],
      goals: ['Quel but me suis-je fixé ?', 'quel était mon objectif'],
      age: ['Quel âge ai-je ?'],
      location: ['Où est-ce que j’habite ?', 'quelle ville j’ai indiqué ?'],
      experiences: ['Quel métier ai-je noté ?'],
      skills: ['Quelles sont mes compétences ?'],
      hobbies: ['quel loisir j’ai mentionné ?'],
      education: ['Quelle formation ai-je indiqué ?'],
      limits: ['Quelles limites ai-je mentionné ?'],
    },
    things: [
      ['C’était quoi mon problème de poignet ?', 'poignet droit'],
      ['De quel instrument je joue ?', 'accordéon'],
      ['Quelles langues est-ce que je parle ?', 'néerlandais'],
    ],
    done: ['Qu’est-ce que j’ai terminé ?', 'qu’ai-je déjà fait ?'],
    doneOnWednesday: 'Qu’est-ce que j’ai fait mercredi ?',
    doneYesterday: 'Qu’ai-je terminé hier ?',
    left: ['Combien de tâches reste-t-il ?', 'combien de temps il reste ?'],
    title: 'Comment s’appelle mon plan ?',
    second: 'C’est quoi l’étape 2 ?',
    stopSign: 'Quel était le signe d’arrêt ?',
    fits: 'est-ce que ce plan convient pour ça ?',
    fitsNamed: 'Le plan convient-il à mon poignet ?',
    said: 'Tante Edna veut son atlas avant juin.',
    whatSaid: 'Qu’est-ce que j’ai dit sur tante Edna ?',
    elsewhere: [
      'Quel est mon meilleur prix ?',
      'De quels outils ai-je besoin ?',
      'Combien de clients me faut-il ?',
      'Que dois-je dire d’abord ?',
    ],
  },
  es: {
    hobby: 'acordeón',
    education: 'Taller nocturno de papel',
    job: 'Encuadernadora',
    skill: 'Dorado',
    goal: 'Pagar una prensa nueva',
    limit: 'Mi muñeca derecha es débil y me duele. Hablo neerlandés',
    plan: 'Libros viejos enteros',
    about: 'Se arreglan libros de familia.',
    steps: ['Mirar alrededor', 'Los primeros libros'],
    tasks: ['Preguntar en dos bibliotecas', 'Contar los rotos', 'Cargar cajas con una muñeca fuerte'],
    stop: 'Nadie trae un libro en un mes.',
    fields: {
      hours: ['¿Cuántas horas dije?', 'cuantas horas por semana tengo'],
      budget: ['¿Cuál es mi presupuesto?', 'qué presupuesto puse'],
      goals: ['¿Qué meta me puse?', 'cuál era mi objetivo'],
      age: ['¿Qué edad tengo?'],
      location: ['¿Dónde vivo?'],
      experiences: ['¿Qué trabajo te dije?'],
      skills: ['¿Cuáles son mis habilidades?'],
      hobbies: ['¿qué afición mencioné?'],
      education: ['¿Qué estudios he puesto?'],
      limits: ['¿Qué límites mencioné?'],
    },
    things: [
      ['¿Cuál era mi problema de muñeca?', 'muñeca derecha'],
      ['¿Qué instrumento toco?', 'acordeón'],
      ['¿qué idiomas hablo?', 'neerlandés'],
    ],
    done: ['¿Qué terminé?', 'que he hecho ya'],
    doneOnWednesday: '¿Qué hice el miércoles?',
    doneYesterday: '¿Qué terminé ayer?',
    left: ['¿Cuántas tareas quedan?', 'cuánto tiempo queda'],
    title: '¿Cómo se llama mi plan?',
    second: '¿Qué es el paso 2?',
    stopSign: '¿Cuál era la señal de parada?',
    fits: '¿este plan va bien con eso?',
    fitsNamed: '¿El plan es adecuado para mi muñeca?',
    said: 'La tía Edna quiere su atlas antes de junio.',
    whatSaid: '¿Qué dije sobre la tía Edna?',
    elsewhere: [
      '¿Cuál es mi mejor precio?',
      '¿Qué herramientas necesito?',
      '¿Cuántos clientes necesito?',
      '¿Qué debo decir primero?',
    ],
  },
  pt: {
    hobby: 'acordeão',
    education: 'Oficina noturna de papel',
    job: 'Encadernadora',
    skill: 'Douração',
    goal: 'Pagar uma prensa nova',
    limit: 'Meu pulso direito é fraco e dói. Falo holandês',
    plan: 'Livros velhos inteiros',
    about: 'Livros de família são consertados.',
    steps: ['Olhar em volta', 'Os primeiros livros'],
    tasks: ['Perguntar em duas bibliotecas', 'Contar os rasgados', 'Carregar caixas com um pulso forte'],
    stop: 'Ninguém traz um livro em um mês.',
    fields: {
      hours: ['Quantas horas eu disse?', 'quantas horas por semana eu tenho'],
      budget: ['Qual é o meu orçamento?', 'que orçamento eu coloquei'],
      goals: ['Que meta eu defini?', 'qual era a minha meta'],
      age: ['Que idade eu tenho?'],
      location: ['Onde eu moro?'],
      experiences: ['Que profissão eu disse?'],
      skills: ['Quais são as minhas habilidades?'],
      hobbies: ['que passatempo eu mencionei?'],
      education: ['O que eu estudei?'],
      limits: ['Que limites eu mencionei?'],
    },
    things: [
      ['Qual era o meu problema no pulso?', 'pulso direito'],
      ['Que instrumento eu toco?', 'acordeão'],
      ['quais línguas eu falo?', 'holandês'],
    ],
    done: ['O que eu terminei?', 'o que eu já fiz'],
    doneOnWednesday: 'O que eu fiz na quarta?',
    doneYesterday: 'O que terminei ontem?',
    left: ['Quantas tarefas faltam?', 'quanto tempo falta'],
    title: 'Como se chama o meu plano?',
    second: 'O que é o passo 2?',
    stopSign: 'Qual era o sinal de parada?',
    fits: 'este plano combina com isso?',
    fitsNamed: 'O plano serve para o meu pulso?',
    said: 'A tia Edna quer o atlas antes de junho.',
    whatSaid: 'O que eu disse sobre a tia Edna?',
    elsewhere: [
      'Qual é o meu melhor preço?',
      'De que ferramentas eu preciso?',
      'De quantos clientes eu preciso?',
      'O que devo dizer primeiro?',
    ],
  },
};
