/** Words of who writes with trouble, all five languages together, folded; phrases are separated by bars. */

/** Writing as somebody does it themselves. “No writing” turns down a kind of work, and says nothing of that. */
export const writingActs =
  'write|spell|לכתוב|כותב|כותבת|ecrire|ecris|escribir|escribo|escrever|escrevo|escribir bien|escrever bem';

/** What makes writing hard by itself. */
export const writingTroubles =
  'dyslexic|dyslexia|dyslexique|dyslexie|dislexico|dislexica|dislexia|דיסלקטי|דיסלקטית|דיסלקט|דיסלקציה|bad speller|terrible speller';

/** What may stand behind an act and says how, and not what: “I write badly”, “je n’écris pas des romans” says what. */
export const writingGoesOn =
  'badly|slowly|poorly|proper|good|mal|peu|lentement|difficilement|poco|despacio|lento|pouco|devagar|לאט|רע|גרוע|קשה';

/** What stands before a trouble of one’s own, and nothing else does: “I am quite dyslexic”, “tengo dislexia”. */
export const writingTroublesOf =
  'i m im am have ve got a an bit of the with my and also very quite really severely mildly being as no je j suis ai tres un une peu assez la de ma avec pas soy tengo muy poco algo mi con no sou tenho muito um pouco minha com אני יש לי עם מאוד קצת לא בלי';

/** What may stand behind it, where it is not what somebody else is: “dyslexic kids” are others. */
export const writingTroublesGoOn =
  'so and but since because from with too myself donc et mais depuis car y asi pero desde porque e entao mas אז אבל מאז כי';
