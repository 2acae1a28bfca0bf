import { type Language, languages } from '@foothold/contract';

const list = (words: string) => new Set(words.split(' '));

/** Fewer small words than these tell of no other language than the one that was asked in: “so” is a word of several. */
const FEWEST = 2;

/** Small words that tell the Latin-written languages apart, folded. */
const telling: Record<Exclude<Language, 'he'>, ReadonlySet<string>> = {
  en: list(
    "i im i'm i've i'd my a an the and or of in at for with to is was am have had can like love want live work worked years year hours hour week weeks months month day old not no from about actually sorry meant said remove change only just since don't dont what how why yes some good been then make earn money budget nothing are has those they she we but when did got used",
  ),
  fr: list(
    "je j j'ai j'habite j'aime j'aimerais suis mon ma mes le la les des du un une et ou a au aux de dans en pour avec est ans heures heure semaine semaines mois jour ai pas non oui depuis chez euros par comme peux veux voudrais sais supprimez changez enfin plutot seulement dispo habite travaille sans rien c'est c ete gagner environ",
  ),
  es: list(
    'yo soy mi mis el la los las un una y o de del en con por para es anos ano horas hora semana semanas mes meses dia tengo no si vivo trabaje trabajo quiero gusta se al como desde hace he sido quita cambia solo unas unos muy me estoy ganar fui era busco puedo dije perdon queria sin nada cuanto pero',
  ),
  pt: list(
    'eu sou meu minha meus minhas o a os as um uma e ou do da no na em com por para anos ano horas hora semana semanas mes meses dia tenho nao sim moro trabalhei trabalho quero gosto ha desde fui era ja tire mude so umas uns muito estou sei ganhar ate de mas vivo reais posso disse queria sem nada quantas voce',
  ),
};

/**
 * The languages a message may be written in: those whose small words it holds most of, and the one it was asked in when
 * it holds any of that; all five when nothing tells.
 */
export function languagesOf(folded: string, asked: Language): readonly Language[] {
  const hebrew = /[\u05D0-\u05EA]/u.test(folded);
  const words = folded.match(/[a-z]+(?:'[a-z]+)*/gu) ?? [];
  const scores = (Object.keys(telling) as (keyof typeof telling)[]).map((language) => ({
    language,
    score: words.filter((word) => telling[language].has(word)).length,
  }));
  const best = Math.max(...scores.map(({ score }) => score));
  if (best === 0) return hebrew ? ['he'] : languages;
  const spoken: Language[] = scores
    .filter(({ language, score }) => score === best || (language === asked && (score * 2 > best || best < FEWEST)))
    .map(({ language }) => language);
  return hebrew ? [...spoken, 'he'] : spoken;
}
