import type { QualityWords } from './kinds.ts';

export const fr: QualityWords = {
  virtue:
    "patience|très patient|très patiente|être patient|être patiente|ponctualité|ponctuel|ponctuelle|toujours à l'heure|jamais en retard|fiabilité|fiable|honnêteté|honnête|dur à la tâche|dure à la tâche|travailleur acharné|bosseur|bosseuse|sérieux|sérieuse|sens des responsabilités|discrétion|discret|discrète|politesse|gentillesse|gentille|écoute|sens de l'écoute|savoir écouter|empathie|calme|garder son calme|calmer|esprit d'équipe|travail en équipe|rigueur|rigoureux|rigoureuse|persévérance|persévérant|persévérante|volonté|motivation|motivé|motivée|bonne mémoire|débrouillard|débrouillarde|débrouillardise|sens de l'organisation|bien organisé|bien organisée|bon contact|bon relationnel|sens du contact|souriant|souriante|courage|courageux|courageuse|autonomie|autonome|bon sens|bonne humeur",
  known:
    'parler|parle|expliquer|explique|connaître|connaissance|connaissances|savoir|lire|lecture|langue|langues|pédagogie|conseiller|comprendre|écouter|reconnaître',
};
