import type { Language } from '@foothold/contract';
import { en } from './intent-words/en.ts';
import { es } from './intent-words/es.ts';
import { fr } from './intent-words/fr.ts';
import { he } from './intent-words/he.ts';
import { pt } from './intent-words/pt.ts';
import type { IntentWords } from './intents.ts';

export const intentLexicon: Record<Language, IntentWords> = { en, he, fr, es, pt };

const words = (...lists: string[]): ReadonlySet<string> => new Set(lists.flatMap((list) => list.split(' ')));

/** Words that join two wishes, and end what the first is about when another follows. */
export const conjunctions = words('and but also then ו אבל וגם אלא et mais puis ou y pero sino e_ mas_ tambem entao');

/** Words behind which something else is said: a negation reaches no further, and what a wish is about ends. */
export const contrasts = words('but though although אבל אלא mais pero sino mas_ porem');

/** Words that carry no wish and name no task; a wish is about what is left without them. */
export const fillers = words(
  'a an the my our your his her any some that this these those all it its them they everything anything whole one ones i we you me us he she im am is are was were be been being do does did doing done make makes making made have has having had get gets getting go going let lets want wants would could should can will shall might may need like please pls plz thanks thank kindly just really very so quite rather maybe perhaps also too only now for to of in on at about as by if possible think guess work working spend spending use using put take keep part parts bit bits stuff thing things again more much way ok okay hi hello hey well actually honestly sorry entirely completely mostly mainly instead there come comes go goes happen happens step steps task tasks plan',
  'ככה כזה את של על עם אל אני אנחנו הוא היא זה זו זאת אלה הכל הכול כל לי לנו רוצה רוצים צריך צריכה צריכים אפשר לעשות עושים יהיה שיהיה תהיה שתהיה להיות בבקשה תודה נא קצת מאוד מאד ממש פשוט רק עכשיו אולי גם כן החלק חלק דבר דברים התוכנית תוכנית שלב השלב משימה המשימה יותר עוד היי שלום עדיף מעדיף מעדיפה הייתי אשמח',
  'ainsi comme le la les l un une des du de d ce cet cette ces mon ma mes notre nos votre vos tout toute tous toutes je j nous vous il elle on ils elles me m te se s c est sont etre etait soit serait faire fait faites fais veux voudrais voulez veut aimerais souhaite peux peut pouvez pouvoir pourrait faut faudrait dois doit avoir ai a avez s il te plait svp stp merci juste tres vraiment bien un peu plutot aussi seulement maintenant si possible que qu pour en dans sur avec y partie parties chose choses truc trucs travailler travail encore plus etape etapes tache taches plan bonjour rendre rends rendez peut-etre ca cela',
  'asi el la los las lo un una unos unas de del al mi mis nuestro nuestra tu su este esta esto estos estas ese esa eso todo toda todos todas yo nosotros me nos te se le les es son ser sea sean estar esta esten hacer haga hagan haz hacerlo hazlo quiero queremos quisiera quiere gustaria puedo puede puedes podria podrias podemos poder hay que tengo tener tenemos por favor porfa gracias solo muy realmente bien un poco mejor tambien ahora si posible para en con y a parte partes cosa cosas trabajar trabajo otra vez mas paso pasos tarea tareas plan hola quizas necesito preferiria prefiero',
  'assim o a os as um uma uns umas de do da dos das no na nos nas ao meu minha meus minhas nosso nossa seu sua este esta isto esse essa isso tudo todo toda todos todas eu nos me te se lhe e sao ser seja sejam estar esteja fazer faca facam faz quero queremos queria quer gostaria posso pode podem poderia podemos poder ha que tenho ter temos tem por favor pf obrigado obrigada so muito realmente bem um pouco melhor tambem agora se possivel para pra em com e parte partes coisa coisas trabalhar trabalho de novo mais passo passos etapa etapas tarefa tarefas plano ola oi talvez preciso prefiro preferia',
);
