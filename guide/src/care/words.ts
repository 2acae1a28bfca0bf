import type { Language } from '@foothold/contract';
import type { Danger } from '../reader/danger.ts';

interface CareWords {
  replies: Record<Danger, string>;
  /** To a bare “yes” behind care. */
  still: string;
  /** What the person says when the guide was wrong to ask. */
  misread: string;
  /** {emergency}: the number of the emergency services. */
  emergency: string;
  /** Where the country is not known. */
  anywhere: string;
}

/** Fixed, the same for everybody, and about nothing but the person. */
export const careWords: Record<Language, CareWords> = {
  en: {
    replies: {
      self: 'What you wrote matters more than anything else here. I am glad you said it. You do not have to carry this alone. Please talk to somebody now: a person near you whom you trust, a doctor, or the crisis line of your country. If you might harm yourself or are in danger, call the emergency number where you are, and ask somebody to stay with you. On such a line somebody listens, and you need not give your name. I am only a program and cannot help enough; people can. Nothing here is lost: when you want to go on, just write.',
      violence:
        'If someone might see this screen, close it and come back when you are alone. Nobody has the right to hurt or threaten you, and it is not your fault. Your safety comes before everything else. If you are in danger now, call the emergency number where you are, or go to a place with people. Please tell somebody you trust, a doctor, or the local helpline for people who suffer violence. They can help without judging you. I am only a program; please reach out to people. Nothing here is lost, and we can go on whenever you want.',
      exploited:
        'If someone might see this screen, close it and come back when you are alone. Nobody may keep your papers or your pay, lock you in, or force you to work, to pay or to marry. It is not your fault, and there are people who get others out of this, whatever papers they have. If you are in danger now, call the emergency number where you are. Otherwise tell somebody you trust, a doctor, or a helpline for people who are exploited. I am only a program; please reach out to people. Nothing here is lost, and we can go on whenever you want.',
      health:
        'This sounds like an emergency. Please call the emergency number where you are now, or ask somebody near you to call; do not drive yourself to hospital. Stay on the line: they tell you what to do until help comes. I am only a program and cannot judge this. Everything here can wait.',
      unsure:
        'Did I read that right? It sounds as if things are very heavy for you just now, or as if you may not be safe. If that is so, please talk to somebody you trust, a doctor, or the crisis line of your country: you do not have to carry it alone. If you are in danger now, call the emergency number first. If I misread you, say so and we go on where we were; nothing is lost.',
    },
    still:
      'The people on those lines are there for you, and talking to them comes first. Whenever you want to, we go on here.',
    misread: 'You misread me, let’s go on',
    emergency: 'Emergency: {emergency}.',
    anywhere: 'findahelpline.com lists the helplines of your country.',
  },
  he: {
    replies: {
      self: 'מה שכתבת חשוב כאן יותר מכל דבר אחר. טוב שאמרת את זה. לא חייבים להישאר עם זה לבד. חשוב לדבר עם מישהו כבר עכשיו: אדם קרוב שסומכים עליו, רופא או רופאה, או קו הסיוע הנפשי במקום המגורים. אם יש סכנה, או מחשבה לפגוע בעצמך, יש להתקשר למספר החירום ולבקש ממישהו להישאר לצידך. בקו הסיוע יש מי שמקשיב, ואפשר לדבר גם בעילום שם. אני רק תוכנה, וזה לא מספיק; בני אדם יכולים לעזור. שום דבר כאן לא נמחק: אפשר לכתוב ולהמשיך בכל רגע.',
      violence:
        'אם מישהו עלול לראות את המסך, יש לסגור אותו ולחזור כשאפשר לקרוא בלי עיניים זרות. לאף אחד אין זכות לפגוע בך או לאיים עליך, וזו לא אשמתך. הביטחון שלך קודם לכול. אם יש סכנה עכשיו, יש להתקשר למספר החירום או ללכת למקום שיש בו אנשים. כדאי לספר לאדם קרוב, לרופא או לרופאה, או לקו הסיוע המקומי לנפגעי אלימות. שם יודעים לעזור בלי לשפוט. אני רק תוכנה; כדאי לפנות לבני אדם. שום דבר כאן לא נמחק, ואפשר להמשיך בכל רגע.',
      exploited:
        'אם מישהו עלול לראות את המסך, יש לסגור אותו ולחזור כשאפשר לקרוא בלי עיניים זרות. אסור לאף אחד להחזיק במסמכים או בשכר שלך, לנעול אותך, או לכפות עבודה, תשלום או נישואים. זו לא אשמתך, ויש אנשים שעוזרים לצאת מזה, בלי קשר למעמד ולמסמכים. אם יש סכנה עכשיו, יש להתקשר למספר החירום. אם אין סכנה מיידית, כדאי לספר לאדם קרוב שסומכים עליו, לרופא או לרופאה, או לקו סיוע לנפגעי ניצול. אני רק תוכנה; כדאי לפנות לבני אדם. שום דבר כאן לא נמחק, ואפשר להמשיך בכל רגע.',
      health:
        'זה נשמע כמו מקרה חירום. יש להתקשר עכשיו למספר החירום, או לבקש ממישהו קרוב להתקשר, ולא לנהוג לבד לבית החולים. חשוב להישאר על הקו: שם יגידו מה לעשות עד שתגיע עזרה. אני רק תוכנה, ואין לי דרך להעריך את המצב. כל השאר יכול לחכות.',
      unsure:
        'האם הבנתי נכון? זה נשמע כאילו קשה לך מאוד עכשיו, או שאולי יש משהו לא בטוח סביבך. אם כן, כדאי לדבר עם אדם שסומכים עליו, עם רופא או רופאה, או עם קו הסיוע הנפשי: לא חייבים להישאר עם זה לבד. אם יש סכנה עכשיו, יש להתקשר קודם למספר החירום. אם זו טעות שלי, אפשר פשוט לומר וממשיכים מאותו המקום; שום דבר לא הלך לאיבוד.',
    },
    still: 'בקווים האלה יש מי שיקשיב לך, והשיחה הזאת קודמת לכול. אפשר להמשיך כאן בכל רגע.',
    misread: 'לא לזה התכוונתי, אפשר להמשיך',
    emergency: 'מספר חירום: {emergency}.',
    anywhere: 'באתר findahelpline.com אפשר למצוא קווי סיוע בכל מדינה.',
  },
  fr: {
    replies: {
      self: 'Ce que vous venez d’écrire compte plus que tout le reste ici. Merci de l’avoir écrit. Vous n’avez pas à porter cela sans aide. Parlez à quelqu’un maintenant\u00A0: une personne proche en qui vous avez confiance, un médecin, ou la ligne d’écoute de votre pays. Si vous pensez pouvoir vous faire du mal ou si vous êtes en danger, appelez le numéro d’urgence et demandez à quelqu’un de rester avec vous. Au bout du fil, quelqu’un vous écoute, sans que vous ayez à dire votre nom. Je ne suis qu’un programme, et cela ne suffit pas\u202F; des gens, eux, peuvent vous aider. Rien n’est perdu ici\u00A0: pour continuer, il suffit d’écrire.',
      violence:
        'Si quelqu’un peut voir cet écran, fermez-le et revenez quand personne ne regarde. Personne n’a le droit de vous faire du mal ou de vous menacer, et ce n’est pas votre faute. Votre sécurité passe avant tout. Si vous êtes en danger maintenant, appelez le numéro d’urgence, ou allez dans un lieu où il y a du monde. Parlez-en à une personne de confiance, à un médecin, ou à la ligne d’écoute pour les victimes de violences. On vous aidera sans vous juger. Je ne suis qu’un programme\u202F; tournez-vous vers quelqu’un. Rien n’est perdu ici, et nous continuerons quand vous voudrez.',
      exploited:
        'Si quelqu’un peut voir cet écran, fermez-le et revenez quand personne ne regarde. Personne n’a le droit de garder vos papiers ou votre salaire, de vous enfermer, ni de vous forcer à travailler, à payer ou à vous marier. Ce n’est pas votre faute, et des gens aident à en sortir, que l’on ait des papiers ou non. Si vous êtes en danger maintenant, appelez le numéro d’urgence. Sinon, parlez-en à une personne de confiance, à un médecin, ou à une ligne d’écoute pour les personnes exploitées. Je ne suis qu’un programme\u202F; tournez-vous vers quelqu’un. Rien n’est perdu ici, et nous continuerons quand vous voudrez.',
      health:
        'Cela ressemble à une urgence. Appelez tout de suite le numéro d’urgence, ou demandez à quelqu’un près de vous d’appeler\u202F; ne prenez pas le volant. Restez en ligne\u00A0: on vous dira quoi faire en attendant les secours. Je ne suis qu’un programme et je ne peux pas en juger. Tout le reste peut attendre.',
      unsure:
        'Est-ce que j’ai bien compris\u202F? On dirait que c’est très lourd pour vous en ce moment, ou que vous n’êtes peut-être pas en sécurité. Si c’est le cas, parlez à une personne de confiance, à un médecin, ou à la ligne d’écoute de votre pays\u00A0: vous n’avez pas à porter cela sans aide. En cas de danger immédiat, appelez d’abord le numéro d’urgence. Si j’ai mal compris, dites-le et nous reprenons où nous en étions\u202F; rien n’est perdu.',
    },
    still:
      'Au bout de ces lignes, il y a quelqu’un pour vous, et lui parler passe avant tout. Quand vous voudrez, nous continuerons ici.',
    misread: 'Ce n’est pas ce que je voulais dire, continuons',
    emergency: 'Urgences\u00A0: {emergency}.',
    anywhere: 'findahelpline.com donne les lignes d’écoute de votre pays.',
  },
  es: {
    replies: {
      self: 'Lo que has escrito importa más que todo lo demás aquí. Gracias por decirlo. No tienes que cargar con esto a solas. Habla con alguien ahora: una persona cercana en quien confíes, un médico o la línea de ayuda de tu país. Si crees que podrías hacerte daño o corres peligro, llama al número de emergencias y pide a alguien que se quede contigo. En esas líneas te escuchan y no hace falta que digas tu nombre. Solo soy un programa y no basto; las personas sí pueden ayudarte. Aquí no se pierde nada: cuando quieras seguir, escribe.',
      violence:
        'Si alguien puede ver esta pantalla, ciérrala y vuelve cuando nadie mire. Nadie tiene derecho a hacerte daño ni a amenazarte, y no es culpa tuya. Tu seguridad va antes que todo. Si corres peligro ahora, llama al número de emergencias o ve a un lugar con gente. Cuéntaselo a una persona de confianza, a un médico o a la línea de ayuda contra la violencia de tu zona. Pueden ayudarte sin juzgarte. Solo soy un programa; apóyate en alguien. Aquí no se pierde nada, y seguimos cuando quieras.',
      exploited:
        'Si alguien puede ver esta pantalla, ciérrala y vuelve cuando nadie mire. Nadie tiene derecho a quedarse con tus papeles ni con tu sueldo, a encerrarte ni a obligarte a trabajar, a pagar o a casarte. No es culpa tuya, y hay gente que ayuda a salir de esto, se tengan papeles o no. Si corres peligro ahora, llama al número de emergencias. Si no, cuéntaselo a una persona de confianza, a un médico o a una línea de ayuda para personas explotadas. Solo soy un programa; apóyate en alguien. Aquí no se pierde nada, y seguimos cuando quieras.',
      health:
        'Esto parece una urgencia. Llama ahora al número de emergencias, o pide a alguien que esté cerca que llame; no te pongas al volante. No cuelgues: te dirán qué hacer hasta que llegue la ayuda. Solo soy un programa y no puedo valorarlo. Todo lo demás puede esperar.',
      unsure:
        '¿He entendido bien? Parece que todo te pesa mucho ahora mismo, o que quizá no estés a salvo. Si es así, habla con una persona de confianza, con un médico o con la línea de ayuda de tu país: no tienes que cargar con esto a solas. Si corres peligro ahora, llama primero al número de emergencias. Si te he entendido mal, dímelo y seguimos donde estábamos; no se ha perdido nada.',
    },
    still: 'En esas líneas hay alguien para ti, y hablar con esa persona es lo primero. Cuando quieras, seguimos aquí.',
    misread: 'No quería decir eso, sigamos',
    emergency: 'Emergencias: {emergency}.',
    anywhere: 'En findahelpline.com están las líneas de ayuda de tu país.',
  },
  pt: {
    replies: {
      self: 'O que você escreveu importa mais do que tudo aqui. Que bom que você contou. Você não precisa carregar isso sem ajuda. Fale com alguém agora: uma pessoa próxima em quem você confia, um médico ou a linha de apoio do seu país. Se houver risco de você se machucar, ou perigo neste momento, ligue para o número de emergência e peça a alguém que fique com você. Nessas linhas alguém escuta, e você não precisa dizer seu nome. Sou só um programa e não basto; pessoas podem ajudar. Nada se perde aqui: quando quiser seguir, é só escrever.',
      violence:
        'Se alguém puder ver isto, feche esta página e volte quando for seguro. Ninguém tem o direito de machucar ou ameaçar você, e a culpa não é sua. Sua segurança vem antes de tudo. Se houver perigo agora, ligue para o número de emergência ou vá a um lugar com gente. Conte a uma pessoa de confiança, a um médico ou à linha de apoio contra a violência da sua região. Lá ajudam sem julgar. Sou só um programa; procure alguém. Nada se perde aqui, e seguimos quando você quiser.',
      exploited:
        'Se alguém puder ver isto, feche esta página e volte quando for seguro. Ninguém pode ficar com seus documentos ou com seu salário, prender você, nem obrigar você a trabalhar, a pagar ou a se casar. A culpa não é sua, e há quem ajude a sair disso, com ou sem documentos. Se houver perigo agora, ligue para o número de emergência. Se não, conte a uma pessoa de confiança, a um médico ou a uma linha de apoio a pessoas exploradas. Sou só um programa; procure alguém. Nada se perde aqui, e seguimos quando você quiser.',
      health:
        'Isso parece uma emergência. Ligue agora para o número de emergência, ou peça a alguém por perto que ligue; não vá dirigindo. Fique na linha: vão dizer o que fazer até a ajuda chegar. Sou só um programa e não posso avaliar isso. Todo o resto pode esperar.',
      unsure:
        'Será que entendi bem? Parece que está tudo muito pesado para você agora, ou que talvez você não esteja em segurança. Se for isso, fale com uma pessoa de confiança, com um médico ou com a linha de apoio do seu país: você não precisa carregar isso sem ajuda. Se houver perigo agora, ligue primeiro para o número de emergência. Se entendi mal, é só dizer e seguimos de onde estávamos; nada se perdeu.',
    },
    still:
      'Nessas linhas há alguém para ouvir você, e falar com essa pessoa vem antes de tudo. Quando quiser, a gente continua aqui.',
    misread: 'Não foi isso que eu quis dizer, vamos continuar',
    emergency: 'Emergência: {emergency}.',
    anywhere: 'Em findahelpline.com estão as linhas de apoio do seu país.',
  },
};
