import type { AnswerWords } from './kinds.ts';

/** How Spanish speakers answer when they are asked whether all is well. */
export const es: AnswerWords = {
  fine: 'estoy bien|no es nada grave|yo estoy bien|estoy muy bien|todo bien|todo está bien|está todo bien|va todo bien|todo va bien|todo en orden|estoy a salvo|nada grave|no es grave|no pasa nada|nada de eso|nada de nada|no es eso|no es nada|ningún peligro|no hay peligro|no estoy en peligro|no quería decir eso|no quise decir eso|no era eso|no me refería a eso|no lo decía por eso|me entendiste mal|me has entendido mal|me entendió mal|me ha entendido mal|entendiste mal|has leído mal|leíste mal|leyó mal|malentendido|es un malentendido|es un decir|un decir|es una expresión|una expresión|es solo una expresión|es una forma de hablar|forma de hablar|una manera de hablar|es broma|era broma|era una broma|es una broma|en broma|estoy bromeando|bromeaba|de joda|es joda|exageraba|exagero|exageré|no hay de qué preocuparse|no se preocupe por mí|no te preocupes por mí|solo estoy cansado|solo estoy cansada|solo cansado|solo cansada|es solo el trabajo',
  no: 'no|no no|qué va|para nada|claro que no|que no|nop|ni hablar|en absoluto|no hombre|no mujer|no realmente|ay no|uy no',
  yes: 'sí|si|sí señor|así es|es así|es verdad|es cierto|has leído bien|leíste bien|leyó bien|por desgracia sí|lamentablemente sí',
  unwell:
    'no estoy bien|estoy mal|me siento mal|no me siento seguro|no me siento segura|ayuda|ayúdame|ayúdeme|necesito ayuda|estoy en peligro|auxilio|socorro|no me encuentro bien',
  besides:
    'jaja|jajaja|jeje|ja|ay|uy|oh|perdón|perdona|disculpa|gracias|muchas gracias|gracias igual|de verdad|en serio|lo prometo|te lo prometo|solo|tranquilo|tranquila|tranqui|no te preocupes|no se preocupe|pero|y|así que|sigamos|seguimos|podemos seguir|vamos|adelante|siguiente|siguiente pregunta|bueno|pues|hombre|mujer|por preguntar|es|era|por favor|vale|ok|dale|che|quizás|tal vez|un poco|creo',
  denying: 'no|nunca|tampoco|ni|nada',
  wellness: 'bien|a salvo|seguro|segura|en orden|en paz|tranquilo|tranquila',
};
