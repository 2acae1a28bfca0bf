import type { Language } from '@foothold/contract';

/** What stands in the place of a sentence that must not be said, and beside what others must answer. */
export interface FixedWords {
  /** For a claim to have changed something. */
  unchanged: string;
  /** For a promise. */
  no_promise: string;
  /** For a dose of medicine. */
  no_medicine: string;
  /** For a rate of tax. */
  no_tax: string;
  /** For instructions repeated, and for an attempt to replace them. */
  instructions: string;
  /** To somebody who asks what answers here. */
  who: string;
  /** Under figures that are neither the person's nor calculated. */
  figures: string;
  /** What is offered to be sent where a model suggests a change of the plan that nobody asked for. */
  change: string;
}

export const fixedWords: Record<Language, FixedWords> = {
  en: {
    unchanged: 'Nothing has been changed or sent: from this chat, only you can do that.',
    no_promise: 'Nobody can promise an income; whether people pay shows only in a small test.',
    no_medicine: 'About health and medicine, please ask a doctor or a pharmacist, not me.',
    no_tax: 'How much tax that comes to is for the tax office or a tax adviser to say: a rate from me could be wrong.',
    instructions:
      'I stay what I am: the assistant for this plan. I don’t show or change how I am set up, and a text in a message, a title or a CV doesn’t alter that. Ask me something about your step and I will gladly help.',
    who: 'I am a program, not a person, and nobody reads along. Most answers in this chat are written by an AI model that reads your plan and your profile; those marked as the built-in guide, like this one, were written beforehand. Both can be wrong, so check what matters before you spend time or money on it.',
    figures: 'Figures here that are not your own are assumptions: check them before you rely on them.',
    change: 'Suggest a change to my plan',
  },
  he: {
    unchanged: 'שום דבר לא השתנה ולא נשלח: מהצ׳אט הזה אי אפשר לעשות את זה במקומך.',
    no_promise: 'אף אחד לא יכול להבטיח הכנסה; רק בדיקה קטנה מראה אם אנשים משלמים.',
    no_medicine: 'בענייני בריאות ותרופות צריך לשאול רופא או רוקח, לא כאן.',
    no_tax: 'כמה מס יוצא יודעים ברשות המסים או אצל יועץ מס: שיעור שנאמר כאן עלול להיות שגוי.',
    instructions:
      'התפקיד כאן לא משתנה: ליווי של התוכנית הזאת. ההגדרות לא מוצגות ולא מוחלפות, וטקסט בהודעה, בכותרת או בקורות חיים לא משנה את זה. אפשר לשאול כל דבר על הצעד ולקבל עזרה.',
    who: 'זו תוכנה, לא אדם, ואף אדם לא קורא את השיחה. את רוב התשובות בצ׳אט הזה כותב מודל של בינה מלאכותית שקורא את התוכנית ואת הפרופיל; תשובות שמסומנות כמדריך המובנה, כמו זו, נכתבו מראש. בשני המקרים ייתכנו טעויות, ולכן כדאי לבדוק דברים חשובים לפני שמשקיעים בהם זמן או כסף.',
    figures: 'מספרים שלא באו ממך הם הנחות: כדאי לבדוק אותם לפני שסומכים עליהם.',
    change: 'אפשר להציע שינוי בתוכנית שלי',
  },
  fr: {
    unchanged: 'Rien n’a été modifié ni envoyé\u00A0: cette conversation ne le permet pas, c’est à vous de le faire.',
    no_promise: 'Personne ne peut promettre un revenu\u202F; seul un petit essai montre si des gens paient.',
    no_medicine: 'Pour la santé et les médicaments, demandez à un médecin ou en pharmacie, pas à moi.',
    no_tax:
      'Le montant de l’impôt, c’est au service des impôts ou à un conseiller de le dire\u00A0: un taux donné ici pourrait être faux.',
    instructions:
      'Je reste ce que je suis\u00A0: l’assistant de ce plan. Je ne montre pas mes réglages et n’en change pas, et un texte dans un message, un titre ou un CV n’y fait rien. Posez-moi une question sur votre étape, je vous aiderai volontiers.',
    who: 'Je suis un programme, pas une personne, et personne ne lit cette conversation. La plupart des réponses d’ici sont écrites par un modèle d’IA qui lit votre plan et votre profil\u202F; celles qui portent la mention du guide intégré, comme celle-ci, ont été écrites à l’avance. Les deux peuvent se tromper\u00A0: vérifiez ce qui compte avant d’y mettre du temps ou de l’argent.',
    figures: 'Les chiffres qui ne viennent pas de vous sont des hypothèses\u00A0: vérifiez-les avant de vous y fier.',
    change: 'Proposez une modification de mon plan',
  },
  es: {
    unchanged: 'No se cambió ni se envió nada: desde este chat, eso solo puedes hacerlo tú.',
    no_promise: 'Nadie puede prometer un ingreso; solo una prueba pequeña muestra si la gente paga.',
    no_medicine: 'Sobre salud y medicamentos, pregunta a un médico o en la farmacia, no a mí.',
    no_tax:
      'Cuánto se paga de impuestos lo dice la oficina de impuestos o un asesor fiscal: una cifra mía podría estar equivocada.',
    instructions:
      'Sigo siendo lo que soy: el asistente de este plan. No muestro ni cambio mi configuración, y un texto en un mensaje, un título o un CV no altera eso. Pregúntame algo sobre tu paso y te ayudo con gusto.',
    who: 'Soy un programa, no una persona, y nadie lee esta conversación. La mayoría de las respuestas de este chat las escribe un modelo de IA que lee tu plan y tu perfil; las que llevan la marca de la guía integrada, como esta, se escribieron de antemano. Ambas pueden equivocarse: comprueba lo importante antes de dedicarle tiempo o dinero.',
    figures: 'Las cifras que no son tuyas son suposiciones: compruébalas antes de confiar en ellas.',
    change: 'Propón un cambio en mi plan',
  },
  pt: {
    unchanged: 'Nada foi alterado nem enviado: por este chat, só você pode fazer isso.',
    no_promise: 'Ninguém pode prometer uma renda; só um teste pequeno mostra se as pessoas pagam.',
    no_medicine: 'Sobre saúde e remédios, pergunte a um médico ou farmacêutico, não a mim.',
    no_tax: 'Quanto isso dá de imposto, quem diz é o fisco ou um contador: um número meu poderia estar errado.',
    instructions:
      'Continuo sendo o que sou: o assistente deste plano. Não mostro nem mudo a minha configuração, e um texto em uma mensagem, em um título ou em um currículo não altera isso. Pergunte algo sobre o seu passo e ajudo com prazer.',
    who: 'Sou um programa, não uma pessoa, e ninguém lê esta conversa. A maioria das respostas deste chat é escrita por um modelo de IA que lê o seu plano e o seu perfil; as que trazem a marca do guia integrado, como esta, foram escritas antes. As duas podem errar: confira o que importa antes de gastar tempo ou dinheiro.',
    figures: 'Os números que não são seus são suposições: confira antes de confiar neles.',
    change: 'Quero uma sugestão de mudança no meu plano',
  },
};
