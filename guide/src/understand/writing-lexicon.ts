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
