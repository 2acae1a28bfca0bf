import type { Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { adapted, planIn, touched } from './test-plan.fixture.ts';

describe('a new name of the plan, which is only “it”', () => {
  it.each<[Language, string, string]>([
    ['en', 'call it Wheels on Mondays', 'Wheels on Mondays'],
    ['en', 'can you call it The Quiet Workshop please', 'The Quiet Workshop'],
    ['en', 'it should be called Spokes And Friends because that is who we are', 'Spokes And Friends'],
    ['fr', 'je voudrais que ça s’appelle La Roue Libre', 'La Roue Libre'],
    ['fr', 'Appelle-le Les Petites Roues', 'Les Petites Roues'],
    ['es', 'quiero que se llame Ruedas del Barrio', 'Ruedas del Barrio'],
    ['es', 'ponle Casa Rueda que suena mejor', 'Casa Rueda'],
    ['pt', 'quero que se chame Oficina do Sol', 'Oficina do Sol'],
    ['he', 'תקראו לזה הגלגל של דינה', 'הגלגל של דינה'],
    // Beside a word on its old name.
    ['en', 'I can’t stand the title, make it Spokes On Elm', 'Spokes On Elm'],
    ['fr', 'le titre fait vieux, appelle ça plutôt Roue Libre et Compagnie', 'Roue Libre et Compagnie'],
    ['es', 'el nombre no me convence, que sea Taller La Llanta', 'Taller La Llanta'],
    ['pt', 'esse nome é feio, fica Oficina da Ladeira', 'Oficina da Ladeira'],
    ['he', 'השם הזה מביך. במקום זה גלגל חופשי', 'גלגל חופשי'],
  ])('is what stands behind, in %s: %s', async (language, feedback, name) => {
    const plan = await planIn(language);
    const answer = await adapted(plan, feedback);
    expect(answer.draft?.title).toBe(name);
    expect(touched(plan, answer)).toEqual([]);
  });

  it.each<[Language, string]>([
    ['en', 'let’s call it a day'],
    ['en', 'the name is great, make it cheaper'],
    ['en', 'the name on the flyer is wrong, make it Rosa Levi'],
    ['fr', 'le titre est bien, mettez Les voisins en premier'],
    ['pt', 'o nome tá bom, bota Dona Rosa na lista'],
    ['he', 'השם הזה יפה. תשימי את אמא בהתחלה'],
    ['fr', 'le nom de la rue est faux, ce serait Rue du Four'],
    ['es', 'el nombre del cliente está mal, que sea Rosa León'],
    ['pt', 'o nome da rua mudou, fica Rua do Sol'],
    ['he', 'ברוך השם, שיהיה בהצלחה לכולם'],
    ['en', 'we call it the shed'],
    ['fr', 'Appelle le Docteur Morin demain'],
    ['es', 'lo llamamos La Cueva'],
    ['pt', 'Chama o João Pereira amanhã'],
    ['he', 'קוראים לזה אצלנו המחסן'],
    ['en', 'the name is fine. make it easier'],
    ['en', 'that name is lovely. better than I hoped'],
    ['fr', 'le nom est beau. mettez moins de tâches'],
    ['fr', 'le nom est plutôt joli, merci'],
    ['es', 'el nombre es bonito. pon menos tareas'],
    ['es', 'el nombre me gusta. mejor imposible'],
    ['he', 'השם טוב. תשימי פחות משימות'],
    ['en', 'my doctor should be called Monday'],
    ['en', 'the council should be called before I do anything'],
    ['en', 'call this off until March please'],
    ['en', 'call this number for me 055 1234'],
    ['en', 'the title should be taken seriously'],
    ['en', 'we should call it love, what she did for me'],
    ['en', 'you can call it what you like'],
    ['en', 'call it Fear, but I cannot begin'],
    ['en', 'it was him, call it Fate'],
    ['es', 'quiero que se llame primero al ayuntamiento'],
    ['es', 'llámalo miedo, pero no puedo empezar'],
    ['es', 'llámalo como quieras'],
    ['pt', 'quero que se chame o médico'],
    ['pt', 'bota o nome do meu pai na lista de contatos'],
    ['he', 'שיקרא את זה הבן שלי קודם'],
    ['he', 'תקראו לזה פחד, אבל אני לא ישנה'],
    ['he', 'תקראו לזה איך שאתם רוצים'],
    ['fr', 'appelez ça comme vous voudrez'],
  ])('is not taken for one, in %s: %s', async (language, feedback) => {
    const plan = await planIn(language);
    const { draft } = await adapted(plan, feedback);
    expect(draft?.title ?? plan.title).toBe(plan.title);
  });
});
