/** What a person may want changed, in ideas and in plans. */
export const intents = [
  'cheaper',
  'less-time',
  'more-time',
  'online',
  'local',
  'other-sector',
  'other-customer',
  'too-hard',
  'too-easy',
  'drop',
  'postpone',
  'add',
  'more-like',
  'deadline',
] as const;
export type Intent = (typeof intents)[number];

/** How each is said in the five languages; phrases are separated by bars and matched without accents and prefixes. */
export const intentLexicon: Record<Intent, string> = {
  cheaper:
    'cheaper|cheap|less money|lower cost|lower costs|low cost|low budget|free of charge|for free|no money|no budget|without money|without spending|without paying|spend nothing|spend less|too expensive|expensive|can not afford|costs too much|cost too much|' +
    'זול|זולה|זול יותר|יותר זול|בזול|פחות כסף|בלי כסף|אין כסף|אין לי כסף|אין תקציב|אין לי תקציב|ללא תקציב|בלי תקציב|ללא עלות|בלי עלות|חינם|יקר|יקר מדי|להוציא פחות|' +
    'moins cher|moins chere|moins couteux|pas cher|trop cher|trop chere|trop couteux|moins d argent|sans argent|pas d argent|sans budget|pas de budget|gratuit|gratuitement|sans depenser|' +
    'mas barato|mas barata|barato|barata|mas economico|economico|menos dinero|sin dinero|no tengo dinero|sin presupuesto|gratis|demasiado caro|muy caro|caro|gastar menos|sin gastar|' +
    'mais barato|mais barata|mais em conta|menos dinheiro|sem dinheiro|nao tenho dinheiro|sem orcamento|de graca|gratuito|muito caro|caro demais|gastar menos|sem gastar',
  'less-time':
    'less time|fewer hours|less hours|not enough time|no time|little time|too busy|very busy|too much time|too many hours|too long|takes too long|only have|shorter|lighter|slower pace|slow down|' +
    'פחות זמן|פחות שעות|אין זמן|אין לי זמן|מעט זמן|קצת זמן|יותר מדי זמן|יותר מדי שעות|עסוק|עסוקה|ארוך מדי|לוקח יותר מדי|עומס|קצר יותר|רק שעה|' +
    'moins de temps|moins d heures|pas le temps|pas de temps|pas assez de temps|peu de temps|trop de temps|trop long|trop longue|tres occupe|tres occupee|trop occupe|trop d heures|plus court|seulement une heure|' +
    'menos tiempo|menos horas|no tengo tiempo|sin tiempo|poco tiempo|demasiado tiempo|mucho tiempo|demasiadas horas|muy ocupado|muy ocupada|muy largo|demasiado largo|mas corto|' +
    'menos tempo|menos horas|sem tempo|nao tenho tempo|pouco tempo|tempo demais|muito tempo|horas demais|muito ocupado|muito ocupada|longo demais|muito longo|mais curto',
  'more-time':
    'more time|more hours|extra time|extra hours|additional hours|free time now|full time|faster|speed up|quicker|go faster|' +
    'יותר זמן|יותר שעות|עוד זמן|עוד שעות|זמן פנוי|התפנה|משרה מלאה|מהר יותר|יותר מהר|להאיץ|לזרז|' +
    'plus de temps|plus d heures|davantage de temps|davantage d heures|temps libre|temps plein|plus vite|plus rapide|accelerer|' +
    'mas tiempo|mas horas|tiempo libre|tiempo completo|mas rapido|acelerar|' +
    'mais tempo|mais horas|tempo livre|tempo integral|mais rapido|acelerar',
  online:
    'online|remote|remotely|on the internet|from home|over video|by video|' +
    'אונליין|מקוון|מקוונת|באינטרנט|אינטרנט|מרחוק|מהבית|בזום|' +
    'en ligne|a distance|sur internet|depuis chez moi|de chez moi|en visio|' +
    'en linea|por internet|a distancia|remoto|desde casa|por video|' +
    'pela internet|a distancia|remotamente|de casa|por video',
  local:
    'local|locally|in person|face to face|nearby|near me|in my town|in my city|in my neighbourhood|in my neighborhood|offline|' +
    'מקומי|מקומית|פנים אל פנים|באזור שלי|בעיר שלי|בשכונה|קרוב לבית|קרוב אליי|' +
    'sur place|en personne|local|locale|localement|pres de chez moi|dans ma ville|dans mon quartier|face a face|' +
    'en persona|presencial|local|cerca de casa|cerca de mi|en mi ciudad|en mi barrio|cara a cara|' +
    'presencial|pessoalmente|local|perto de casa|perto de mim|na minha cidade|no meu bairro|cara a cara',
  'other-sector':
    'something else|something different|different ideas|different field|another field|other field|other sector|different kind|completely different|other ideas|' +
    'משהו אחר|תחום אחר|רעיונות אחרים|שונה לגמרי|כיוון אחר|' +
    'autre chose|autre domaine|autres idees|quelque chose de different|completement different|autre secteur|' +
    'otra cosa|algo diferente|algo distinto|otro sector|otro campo|otras ideas|otro ambito|' +
    'outra coisa|algo diferente|outra area|outras ideias|outro setor|outro ramo',
  'other-customer':
    'other customers|different customers|another customer|another group|other clients|different clients|different audience|another audience|target audience|target|customers should be|focus on|aim at|sell to|' +
    'לקוחות אחרים|קהל אחר|קהל יעד אחר|קבוצה אחרת|קהל יעד|להתמקד|למכור ל|לפנות אל|' +
    'autres clients|autre clientele|autre public|autre groupe|clients differents|viser|cibler|vendre a|vendre aux|' +
    'otros clientes|otro publico|otro grupo|otra clientela|clientes diferentes|enfocar|enfocarme en|apuntar a|dirigir a|dirigirme a|vender a|' +
    'outros clientes|outro publico|outro grupo|outra clientela|clientes diferentes|focar em|mirar em|vender para|direcionar para',
  'too-hard':
    'too hard|too difficult|too complicated|too complex|overwhelming|overwhelmed|easier|simpler|simplify|i am stuck|im stuck|hard for me|smaller steps|break it down|' +
    'קשה מדי|קשה לי|יותר מדי קשה|מסובך|מורכב מדי|מוצף|מוצפת|קל יותר|יותר קל|פשוט יותר|יותר פשוט|לפשט|תקוע|תקועה|צעדים קטנים|' +
    'trop difficile|trop dur|trop complique|trop complexe|plus facile|plus simple|simplifier|depasse|depassee|bloque|bloquee|petites etapes|' +
    'demasiado dificil|muy dificil|demasiado complicado|muy complicado|mas facil|mas sencillo|mas simple|simplificar|me supera|abrumado|abrumada|atascado|atascada|pasos mas pequenos|' +
    'dificil demais|muito dificil|muito complicado|complicado demais|mais facil|mais simples|simplificar|sobrecarregado|sobrecarregada|travado|travada|passos menores',
  'too-easy':
    'too easy|too simple|too basic|too slow|boring|harder|more challenging|more ambitious|challenge me|' +
    'קל מדי|פשוט מדי|בסיסי מדי|איטי מדי|משעמם|מאתגר יותר|יותר מאתגר|אתגר|' +
    'trop facile|trop simple|trop basique|trop lent|ennuyeux|plus ambitieux|plus exigeant|plus difficile|' +
    'demasiado facil|muy facil|demasiado simple|muy basico|demasiado lento|muy lento|aburrido|mas ambicioso|mas exigente|mas dificil|mas reto|' +
    'facil demais|muito facil|simples demais|muito basico|lento demais|muito lento|chato|mais ambicioso|mais desafiador|mais dificil',
  drop:
    'drop|remove|delete|skip|leave out|cut out|take out|get rid of|without the|do not want to|do not want|do not need|' +
    'להוריד|להסיר|למחוק|לדלג על|לדלג|לוותר על|לוותר|להשמיט|להוציא את|בלי שלב|בלי השלב|בלי משימה|בלי המשימה|לא רוצה|לא צריך|לא צריכה|תוריד|תורידי|תמחק|תמחקי|הורד|הסר|מחק|דלג|' +
    'supprimer|supprime|supprimez|enlever|enleve|enlevez|retirer|retire|retirez|sauter|saute|ne veux pas|ne voudrais pas|pas besoin de|laisser tomber|' +
    'quitar|quita|quite|eliminar|elimina|borrar|borra|saltar|salta|omitir|omite|suprimir|sacar|no quiero|no necesito|' +
    'remover|remova|remove|tirar|tire|tira|excluir|exclua|apagar|apague|pular|pule|cortar|nao quero|nao preciso',
  postpone:
    'postpone|delay|push back|put off|move to later|do later|move later|not yet|defer|' +
    'לדחות|לדחות את|דחייה|להזיז למועד|אחר כך|מאוחר יותר|תדחה|תדחי|דחה|' +
    'reporter|reporte|reportez|repousser|repousse|repoussez|remettre a plus tard|faire plus tard|decaler|' +
    'posponer|pospon|aplazar|aplaza|dejar para mas tarde|dejar para despues|mas tarde|retrasar|' +
    'adiar|adie|adia|deixar para depois|deixar para mais tarde|mais tarde|postergar',
  add:
    'add|include|also want to|i also want|insert|' +
    'להוסיף|תוסיף|תוסיפי|הוסף|לכלול|' +
    'ajouter|ajoute|ajoutez|rajouter|rajoute|inclure|inclus|' +
    'agregar|agrega|anadir|anade|anada|incluir|incluye|sumar|' +
    'adicionar|adicione|adiciona|acrescentar|acrescente|incluir|inclua|somar',
  'more-like':
    'more like|similar to|i like|i liked|i love|i loved|like the|' +
    'עוד כמו|דומה ל|בסגנון|אהבתי|אוהב את|אוהבת את|' +
    'plus comme|semblable a|similaire a|dans le genre|j aime|j ai aime|j aimerais|' +
    'mas como|parecido a|similar a|me gusta|me gusto|me encanta|' +
    'mais como|parecido com|semelhante a|gosto de|gostei|adorei',
  deadline:
    'deadline|by the end of|finish by|finish in|finish within|done in|done by|within|in at most|until the end of|ready in|ready by|' +
    'דדליין|עד סוף|לסיים עד|לסיים בתוך|לסיים תוך|תוך|בתוך|מועד אחרון|' +
    'date limite|echeance|avant la fin|d ici|finir en|finir dans|terminer en|terminer dans|terminer avant|pret dans|en moins de|dans un delai de|' +
    'fecha limite|plazo|antes de fin|terminar en|acabar en|terminar antes|listo en|en menos de|dentro de|' +
    'prazo|data limite|ate o fim|ate o final|terminar em|acabar em|terminar antes|pronto em|em menos de|dentro de',
};

/** Words that join two wishes, and end what the first is about. */
export const conjunctions = new Set('and but also then ו אבל וגם et mais puis ou y pero e mas tambem entao'.split(' '));
