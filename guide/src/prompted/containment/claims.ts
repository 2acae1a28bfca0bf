import type { Language } from '@foothold/contract';

/** How a claim to have done something sounds. All are matched on one sentence, in lower case, with straight apostrophes. */
interface Claim {
  /** Words a claim begins with: from there on a sentence waits until it is clear. */
  opening: RegExp;
  /** Having done what nobody can do from here: ticking, deleting, sending, buying. */
  done: RegExp;
  /** Having changed something, as far as what was changed is named beside it. */
  changed: RegExp;
  /** What belongs to the person and only they change. */
  theirs: RegExp;
  /** Something of theirs “has been” changed. */
  passive: RegExp;
  /** Words that make it no claim: “once it has been changed”. */
  condition: RegExp;
}

const word = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');
/** A word and whatever it ends in. */
const stem = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})`, 'u');

const en = {
  hasBeen:
    '(?:ticked|deleted|sent|updated|changed|adjusted|removed|moved|postponed|shortened|saved|marked|added|applied|replaced|reduced|edited)',
  did: "i(?:'ve| have)? (?:(?:already|now|just|also|gone ahead and|went ahead and) )*",
  thing: 'plan|profile|steps?|tasks?|substeps?|hours|budget|deadlines?|account|goals?|settings?',
};
const fr = {
  did: "(?:j'ai|je viens de?|je l'ai|je les ai) (?:(?:bien|deja|donc|aussi|maintenant|tout|juste|d') ?)*",
  thing: 'plan|profil|etapes?|taches?|heures|budget|compte|objectifs?|calendrier',
};
const es = {
  did: '(?:he|acabo de) (?:ya )?',
  thing: 'plan|perfil|pasos?|tareas?|horas|presupuesto|cuenta|objetivos?|metas?',
};
const pt = {
  did: '(?:(?:eu|ja|acabei de) )*',
  thing: 'plano|perfil|passos?|etapas?|tarefas?|horas|orcamento|conta|objetivos?|metas?',
};
const he = { thing: 'ה?תוכנית|ה?תכנית|ה?פרופיל|ה?צעדים?|ה?משימות|ה?משימה|ה?שעות|ה?תקציב|ה?חשבון' };

/** In folded text: no accents. Verbs are those of the first person, and of the passive. */
export const claims: Record<Language, Claim> = {
  en: {
    opening: word("i|i've|your|the|all|everything|done|it's|plan|profile|steps|changes"),
    done: word(
      `${en.did}(?:ticked|checked off|deleted|erased|sent|e-?mailed|booked|ordered|bought|paid|published|posted|contacted|messaged|marked [^.]{0,40}(?:done|off|complete|completed|finished)|saved (?:it|them|this|that|all|everything|your|the))`,
    ),
    changed: word(
      `${en.did}(?:changed|updated|adjusted|added|removed|moved|postponed|shortened|completed|replaced|rescheduled|created|reduced|increased|swapped|dropped|rewritten|reordered|cut|made|edited|modified)`,
    ),
    theirs: word(en.thing),
    passive: word(
      `(?:${en.thing}|changes?|message|everything|all|it) (?:has|have) (?:(?:now|already|all) )*been ${en.hasBeen}|(?:${en.thing}|changes) (?:is|are) now ${en.hasBeen}|(?:${en.thing}) (?:was|were) (?:(?:now|already|all) )*${en.hasBeen}|changes (?:have been|were|are) made|all (?:steps |tasks )?(?:ticked|sent|deleted|updated)`,
    ),
    condition: word('if|once|when|after|until|unless|before|as soon as|nothing|not|never'),
  },
  fr: {
    opening: word("j'ai|je|votre|vos|le|les|tout|toutes|c'est|voila|plan|profil"),
    done: stem(
      `${fr.did}(?:coche|supprim|efface|envoy|reserv|command|achet|paye|publie|poste|contacte|enregistr|valide|marqu\\p{L}* [^.]{0,40}(?:comme|termin|fait))`,
    ),
    changed: stem(
      `${fr.did}(?:modifi|mis a jour|mettre a jour|chang|ajust|ajout|retir|deplac|report|raccourci|termin|remplac|cree|creer|redui|augment)`,
    ),
    theirs: word(fr.thing),
    passive: stem(
      `(?:${fr.thing}|modifications?|changements?|message|tout) (?:a|ont|est|sont) (?:(?:ete|bien|maintenant|deja|desormais|tous|toutes) )+(?:coche|supprim|envoy|modifi|mis|chang|ajust|retir|deplac|report|enregistr|ajout|appliqu|remplac)`,
    ),
    condition: word('si|quand|lorsque|une fois|apres|avant|des que|rien|pas|jamais|aucune?'),
  },
  es: {
    opening: word('he|ya|acabo|tu|tus|el|los|las|todo|todos|todas|listo|hecho|plan|perfil|marque|borre|elimine|envie'),
    done: word(
      `${es.did}(?:marcado [^.]{0,20}(?:como|todo|tus?|los|las)|borrado|eliminado|enviado|reservado|pedido|comprado|pagado|publicado|contactado|guardado|marcar|borrar|eliminar|enviar|publicar|guardar)|ya (?:marque|borre|elimine|envie|compre|pague|publique|guarde)|(?:marque|borre|elimine|envie) (?:todo|todos|todas|tu|tus|el|la|los|las)`,
    ),
    changed: word(
      `${es.did}(?:cambiado|actualizado|ajustado|anadido|quitado|movido|aplazado|acortado|completado|reemplazado|creado|reducido|modificado|cambiar|actualizar|ajustar|anadir|quitar|mover|modificar)|(?:cambie|actualice|ajuste|anadi|quite|movi|aplace|complete|modifique) (?:tu|tus|el|la|los|las)`,
    ),
    theirs: word(es.thing),
    passive: word(
      `(?:${es.thing}|cambios?|mensaje|todo) (?:(?:ha|han) sido|ya (?:esta|estan|quedo)|(?:fue|fueron|quedo|quedaron)) (?:(?:ya) )*(?:marcad|borrad|eliminad|enviad|actualizad|cambiad|modificad|ajustad|quitad|movid|aplazad|guardad|anadid|aplicad)(?:o|a|os|as)|(?:plan|perfil) (?:actualizad|cambiad|modificad)o`,
    ),
    condition: word('si|cuando|una vez|despues|antes|hasta|nada|no|nunca|jamas'),
  },
  pt: {
    opening: word(
      'eu|ja|acabei|seu|sua|seus|suas|o|os|as|tudo|pronto|feito|plano|perfil|marquei|apaguei|exclui|enviei|removi|conclui|alterei|atualizei',
    ),
    done: word(
      `${pt.did}(?:marquei [^.]{0,20}(?:como|tod|seus?|suas?|os|as)|apaguei|exclui|enviei|reservei|encomendei|comprei|paguei|publiquei|postei|contatei|salvei|gravei)|acabei de (?:marcar|apagar|excluir|enviar|publicar|salvar)`,
    ),
    changed: word(
      `${pt.did}(?:alterei|atualizei|mudei|ajustei|adicionei|acrescentei|removi|tirei|movi|adiei|encurtei|conclui|substitui|criei|reduzi|aumentei|modifiquei)|acabei de (?:alterar|atualizar|mudar|ajustar|adicionar|remover|modificar)`,
    ),
    theirs: word(pt.thing),
    passive: word(
      `(?:${pt.thing}|mudancas?|alteracoes|mensagem|tudo) (?:ja )?(?:foi|foram|esta|estao|ficou) (?:(?:ja|todos|todas) )*(?:marcad|apagad|excluid|enviad|atualizad|alterad|mudad|modificad|ajustad|removid|adiad|salv|adicionad|aplicad)(?:o|a|os|as)`,
    ),
    condition: word('se|quando|assim que|depois|antes|ate|nada|nao|nunca|nenhuma?'),
  },
  he: {
    opening: word(
      'ה?תוכנית|ה?תכנית|ה?פרופיל|ה?צעדים|ה?משימות|כל|הכול|הכל|בוצע|סימנתי|מחקתי|שלחתי|הסרתי|השלמתי|שיניתי|עדכנתי|הוספתי|הזזתי|דחיתי|קיצרתי|שמרתי|כבר',
    ),
    done: word('(?:סימנתי (?:את|לך|הכול|הכל)|מחקתי|שלחתי|הזמנתי|קניתי|שילמתי|פרסמתי|התקשרתי|שמרתי)'),
    changed: word('(?:שיניתי|עדכנתי|הוספתי|הסרתי|הזזתי|דחיתי|קיצרתי|השלמתי|החלפתי|יצרתי|הקטנתי|הגדלתי|התאמתי|ערכתי)'),
    theirs: word(he.thing),
    passive: word(
      `(?:${he.thing}|ה?שינויים|ה?הודעה|הכול|הכל) (?:שלך )?(?:כבר |כולן |כולם )?(?:עודכנה?|עודכנו|שונתה|שונה|שונו|נמחקה?|נמחקו|סומנה?|סומנו|נשלחה?|נשלחו|נשמרה?|נשמרו|בוצעו|הוסרו|נדחתה)`,
    ),
    condition: word('אם|כאשר|כש|אחרי|לפני|עד|לא|אף|שום|מעולם'),
  },
};
