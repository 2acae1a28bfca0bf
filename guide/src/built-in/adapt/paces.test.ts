import { type Language } from '@foothold/contract';
import { describe, expect, it } from 'vitest';
import { adapted, minutesOf, planIn } from './test-plan.fixture.ts';

describe('hours that are told by their days', () => {
  it.each<[Language, string, number]>([
    ['en', 'the choir moved, so now I get Monday one hour and Thursday two hours', 3],
    ['fr', 'la chorale a changé, j’ai le lundi une heure et le jeudi deux heures', 3],
    ['es', 'cambió el coro, ahora tengo el lunes una hora y el jueves dos horas', 3],
    ['pt', 'o coral mudou, agora tenho segunda uma hora e quinta duas horas', 3],
    ['he', 'המקהלה עברה, אז יש לי עכשיו רביעי שעה וחמישי שעתיים', 3],
  ])('are added up, in %s: %s', async (language, feedback, hours) => {
    const { draft } = await adapted(await planIn(language), feedback);
    expect(draft?.short_description).toMatch(new RegExp(`(?<!\\d)${hours}(?!\\d)`, 'u'));
  });

  it('but so many more are more than before', async () => {
    const { draft } = await adapted(await planIn('en'), 'two more hours please');
    expect(draft?.short_description).toMatch(/at 8 hours a week/u);
  });
});

describe('a slower pace with an end', () => {
  it.each<[Language, string, RegExp]>([
    ['en', 'slowly please till 20 February, we are moving house', /20/u],
    ['fr', 'tout doux jusqu’au 20 février, on déménage', /20 février 2027/u],
    ['es', 'con calma hasta el 20 de febrero, que nos mudamos', /20 de febrero de 2027/u],
    ['pt', 'devagarinho até 20 de fevereiro, estamos de mudança', /20 de fevereiro de 2027/u],
    ['he', 'בנחת עד 20 בפברואר, אנחנו עוברים דירה', /20 בפברואר 2027/u],
    ['en', 'we are moving house until 20 February, till then slowly', /20/u],
    ['fr', 'on déménage jusqu’au 20 février, d’ici là doucement', /20 février 2027/u],
    ['es', 'nos mudamos hasta el 20 de febrero, hasta entonces despacio', /20 de febrero de 2027/u],
    ['pt', 'estamos de mudança até 20 de fevereiro, até lá devagar', /20 de fevereiro de 2027/u],
    ['he', 'אנחנו עוברים דירה עד 20 בפברואר, עד אז לאט', /20 בפברואר 2027/u],
  ])('keeps its day, in %s: %s', async (language, feedback, day) => {
    const plan = await planIn(language);
    const { draft } = await adapted(plan, feedback);
    expect(draft?.short_description).toMatch(day);
    expect(minutesOf(draft!)).toBeLessThan(minutesOf(plan));
  });

  it.each<[Language, string]>([
    ['en', 'happy new year to all of you'],
    ['fr', 'la petite dort enfin doucement'],
    ['es', 'feliz año nuevo a todos'],
    ['pt', 'feliz ano novo para todos'],
    ['he', 'שנה טובה לכולם'],
    ['es', 'hasta mayo el médico me da la mitad de la pastilla'],
    ['en', 'from January my pension is half of it'],
    ['en', 'until May the doctor wants me to walk slowly'],
    ['fr', 'jusqu’au 20 février le médecin me donne la moitié du comprimé'],
    ['es', 'hasta mayo tengo que caminar despacio'],
    ['pt', 'até maio o médico me dá metade do comprimido'],
    ['pt', 'até maio a pensão vem pela metade'],
    ['he', 'עד מאי הרופא נותן לי חצי כמות מהכדור'],
    ['he', 'עד מאי הקצבה שלי היא חצי מזה'],
  ])('is not heard in %s: %s', async (language, feedback) => {
    expect((await adapted(await planIn(language), feedback)).draft).toBeNull();
  });
});
