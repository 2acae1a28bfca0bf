import { describe, expect, it } from 'vitest';
import { wishesIn } from './wishes.ts';

const told = (feedback: string) =>
  wishesIn(feedback).map(({ intent, object, other }) => [intent, object, other].filter(Boolean).join(': '));

describe('what people do not ask for', () => {
  it.each<[string, string[]]>([
    ['Don’t make it cheaper', []],
    ['dont make it cheaper', []],
    ['not less time, less money', ['cheaper']],
    ['Not less time but less money', ['cheaper']],
    ['It is not too hard', []],
    ['I don’t want it online', ['local']],
    ['please do not drop the flyer', []],
    ['Don’t drop or postpone anything', []],
    ['never postpone the price', []],
    ['do not add anything', []],
    ['don’t make it shorter', []],
    ['I don’t want other customers', []],
    ['I don’t want it too complicated', ['too-hard']],
    ['keep the flyer', []],
    ['do not change the price', []],
    ['I have no time, make it shorter', ['less-time', 'shorter']],
    ['I have no time make it shorter', ['less-time', 'shorter']],
    ['what a lovely day', []],
    ['thank you very much', []],
    ['yes', []],
    ['ok', []],
    ['hello there, how are you?', []],
    ['אל תעשה את זה זול יותר', []],
    ['לא פחות זמן, פחות כסף', ['cheaper']],
    ['לא פחות זמן אלא פחות כסף', ['cheaper']],
    ['אני לא רוצה אונליין', ['local']],
    ['אל תוריד כלום', []],
    ['לא לדחות את המחיר', []],
    ['זה לא קשה מדי', []],
    ['תודה רבה', []],
    ['Ne le rendez pas moins cher', []],
    ['pas moins de temps, moins d’argent', ['cheaper']],
    ['pas moins de temps mais moins d’argent', ['cheaper']],
    ['Je ne veux pas que ce soit en ligne', ['local']],
    ['Ne supprimez rien', []],
    ['ne reportez pas le prix', []],
    ['ce n’est pas trop difficile', []],
    ['merci beaucoup', []],
    ['no lo hagas más barato', []],
    ['no menos tiempo, menos dinero', ['cheaper']],
    ['no menos tiempo sino menos dinero', ['cheaper']],
    ['no quiero que sea online', ['local']],
    ['no quites nada', []],
    ['no aplaces el precio', []],
    ['no es demasiado difícil', []],
    ['muchas gracias', []],
    ['não deixe mais barato', []],
    ['não menos tempo, menos dinheiro', ['cheaper']],
    ['não menos tempo mas menos dinheiro', ['cheaper']],
    ['não quero que seja online', ['local']],
    ['não tire nada', []],
    ['não adie o preço', []],
    ['não é difícil demais', []],
    ['muito obrigada', []],
  ])('%s', (feedback, wishes) => {
    expect(told(feedback)).toEqual(wishes);
  });
});

describe('several wishes at once', () => {
  it.each<[string, string[]]>([
    ['Less time, cheaper, and please drop the flyer', ['less-time', 'cheaper', 'drop: flyer']],
    ['drop the flyer and add a website', ['drop: flyer', 'add: website']],
    ['I want it cheaper but keep the flyer and make it online', ['cheaper', 'online']],
    [
      'Please drop the flyer, postpone the price and focus on students',
      ['drop: flyer', 'postpone: price', 'other-customer: students'],
    ],
    ['פחות זמן, זול יותר ולהוריד את העלון', ['less-time', 'cheaper', 'drop: העלון']],
    ['moins de temps, moins cher et supprimez le dépliant', ['less-time', 'cheaper', 'drop: dépliant']],
    ['menos tiempo, más barato y quita el folleto', ['less-time', 'cheaper', 'drop: folleto']],
    ['menos tempo, mais barato e tire o panfleto', ['less-time', 'cheaper', 'drop: panfleto']],
    ['quitar el folleto pero añadir más fotos', ['drop: folleto', 'add: más fotos']],
    ['ajouter plus de photos mais supprimer le prix', ['add: plus de photos', 'drop: prix']],
    ['adicionar mais fotos mas tirar o preço', ['add: mais fotos', 'drop: preço']],
  ])('%s', (feedback, wishes) => {
    expect(told(feedback)).toEqual(wishes);
  });
});

describe('what a wish is about', () => {
  it.each<[string, string[]]>([
    ['leave the price list out please', ['drop: price list']],
    ['could you please put the flyer off', ['postpone: flyer']],
    ['step 2 is too hard', ['too-hard: step 2 is too hard']],
    ['focus on step 2', []],
    ['add two hours', ['more-time']],
    ['swap step 2 and step 3', ['replace: step 2: step 3']],
    ['swap steps 2 and 3', ['replace: steps 2: steps 3']],
    ['replace the flyer with a short video', ['replace: flyer: short video']],
    ['a short video instead of the flyer', ['replace: flyer: short video']],
    ['instead of the flyer, a short video', ['replace: flyer: short video']],
    ['move the price before the flyer', ['move: price: flyer']],
    ['put step 4 after step 1', ['move: step 4: step 1']],
    ['להחליף את העלון בסרטון קצר', ['replace: העלון: סרטון קצר']],
    ['סרטון קצר במקום העלון', ['replace: העלון: סרטון קצר']],
    ['להזיז את המחיר לפני העלון', ['move: המחיר: העלון']],
    ['להעביר את שלב 4 אחרי שלב 1', ['move: שלב 4: שלב 1']],
    ['remplacer le dépliant par une courte vidéo', ['replace: dépliant: courte vidéo']],
    ['une courte vidéo au lieu du dépliant', ['replace: dépliant: courte vidéo']],
    ['déplacer le prix avant le dépliant', ['move: prix: dépliant']],
    ['mettez l’étape 4 après l’étape 1', ['move: l’étape 4: l’étape 1']],
    ['cambia el folleto por un vídeo corto', ['replace: folleto: vídeo corto']],
    ['un vídeo corto en vez del folleto', ['replace: folleto: vídeo corto']],
    ['mover el precio antes del folleto', ['move: precio: folleto']],
    ['pon el paso 4 después del paso 1', ['move: paso 4: paso 1']],
    ['trocar o panfleto por um vídeo curto', ['replace: panfleto: vídeo curto']],
    ['um vídeo curto em vez do panfleto', ['replace: panfleto: vídeo curto']],
    ['mover o preço antes do panfleto', ['move: preço: panfleto']],
    ['coloque o passo 4 depois do passo 1', ['move: passo 4: passo 1']],
  ])('%s', (feedback, wishes) => {
    expect(told(feedback)).toEqual(wishes);
  });
});

describe('slips of the pen', () => {
  it.each([
    ['chepaer please', 'cheaper'],
    ['more expensve is no good, it is too expensve', 'cheaper'],
    ['less tiem', 'less-time'],
    ['make it eaiser', 'too-hard'],
    ['too dificult', 'too-hard'],
    ['onlien', 'online'],
    ['postopne the flyer', 'postpone'],
    ['remvoe the flyer', 'drop'],
    ['trop dificile', 'too-hard'],
    ['demaciado caro', 'cheaper'],
    ['muito dificíl', 'too-hard'],
  ])('%s', (feedback, intent) => {
    expect(wishesIn(feedback).map((wish) => wish.intent)).toContain(intent);
  });

  it.each([
    'add a sample',
    'add a quiet corner',
    'add a remote mountain hut',
    'add garden pictures',
    'add a trail map',
  ])('do not make another word of a right one: %s', (feedback) => {
    expect(wishesIn(feedback).map((wish) => wish.intent)).toEqual(['add']);
  });
});
