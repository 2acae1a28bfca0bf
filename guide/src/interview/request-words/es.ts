import type { RequestWords } from './kinds.ts';

/** What Spanish speakers ask of the interview, besides answering it. */
export const es: RequestWords = {
  lead: 'bueno|pues|ay|y',
  skip: 'saltar|salta(?:la)?|paso|siguiente|nada(?: mas)?|ninguno|ninguna|no|prefiero no decirlo|no gracias|la verdad no',
  unsure:
    '(?:yo )?no (?:lo )?se(?: bien| todavia)?|ni idea|no tengo (?:ni )?idea|depende|es dificil decir|no estoy segur[oa]|quizas?|tal vez|varia',
  little:
    '(?:no (?:mucho|much[ao]s|demasiado)|(?:muy |un )?poc[oa]?s?|muchas?|mucho|bastante|algo|poquito)(?: (?:tiempo|dinero|horas))?',
  'no work yet': '(?:aun |todavia )?no tengo experiencia|(?:yo )?nunca he trabajado|sin experiencia',
  why: 'por que|para que(?: (?:preguntas|quieres|necesitas))?',
  thanks: '(?:muchas |mil )?gracias|genial|perfecto|vale',
  hello: 'hola|buen(?:os|as) (?:dias|tardes|noches)|(?:hola[, !]*)?(?:como estas|que tal|como va)',
  left: 'cuant[ao]s? (?:preguntas|falta|quedan|mas)|falta mucho',
  form: '(?:prefiero|quiero|puedo|mejor|donde esta|hay)? ?(?:usar |rellenar |llenar )?(?:el |un )formulario',
  stop: 'para|parar|basta|ya esta|eso es todo|termine|terminar|suficiente|fin|adios',
  'go on': 'continua(?:r)?|sigue|seguir|sigamos|adelante|si|vale|listo|lista|empecemos',
  summary: 'que (?:tienes|sabes|has anotado|llevas)(?: de mi| hasta ahora)?|resumen|resume lo',
  'start over':
    '(?:empezar|comenzar|volver a empezar) (?:de nuevo|de cero|otra vez)|volver a empezar|empecemos de nuevo|(?:borra|borrar|elimina|eliminar) todo|reiniciar',
  explain: '(?:necesito )?ayuda(?:me)?(?: por favor)?|expliqueme|explicame',
  meaning:
    '(?:a )?que (?:te refieres|quieres decir|significa)|no (?:lo )?entiendo|por ejemplo|un ejemplo|como que|que es (?:una? )?(?:habilidad|meta|nota)',
  who: 'quien eres|eres (?:un )?(?:robot|bot|humano|persona|una ia|real)',
  outside:
    '(?:puedes|podrias) (?:escribir|hacer|darme|decirme|ayudarme|traducir|buscar)\\w*|(?:escribe|escribeme|haz|hazme|traduce|dame|cuentame|dime)(?: mi| un| una| el| la| ideas)?|que tiempo|como (?:puedo|gano|empiezo)',
};
