/** What holds small businesses back, the most telling first: a text that names several is answered by the first. */
export const challenges = [
  'returning',
  'payments',
  'season',
  'prices',
  'time',
  'competition',
  'costs',
  'customers',
] as const;
export type Challenge = (typeof challenges)[number];

/** How each is said in the five languages; phrases are separated by bars and matched without accents and prefixes. */
export const challengeLexicon: Record<Challenge, string> = {
  returning:
    'repeat customers|repeat clients|come back|coming back|returning customers|regular customers|only once|do not return|never return|customers leave|clients leave|loyal customers|loyalty|churn|' +
    'לקוחות חוזרים|לא חוזרים|לקוחות קבועים|נוטשים|לקוחות עוזבים|נאמנות|רק פעם אחת|' +
    'ne reviennent pas|ne reviennent plus|reviennent|clients reguliers|fideliser|fidelite|fidelisation|clients fideles|une seule fois|' +
    'no vuelven|vuelven|vuelvan|clientes habituales|clientes recurrentes|fidelizar|clientes fieles|no regresan|no repiten|una sola vez|' +
    'nao voltam|voltam|voltem|clientes recorrentes|clientes fixos|fidelizar|clientes fieis|nao retornam|uma vez so|so uma vez',
  payments:
    'late payments|late payment|pay late|pays late|paying late|late payers|paid late|unpaid invoices|unpaid bills|unpaid|do not pay|not paying|overdue|owe me|owes me|slow payers|payment delays|chasing payments|chase payments|chasing invoices|' +
    'תשלומים מאוחרים|תשלום מאוחר|משלמים מאוחר|משלמים באיחור|איחור בתשלום|איחורים בתשלום|לא משלמים|חייבים לי|שוטף פלוס|גבייה|עיכוב בתשלום|עיכובים בתשלום|מאחרים בתשלום|' +
    'retards de paiement|retard de paiement|paient en retard|paie en retard|impayes|factures impayees|ne paient pas|paiements en retard|paiements tardifs|me doivent|payent en retard|' +
    'pagos tardios|pagan tarde|paga tarde|pagos atrasados|retraso en los pagos|retrasos en los pagos|retrasos de pago|impagos|no pagan|no me pagan|facturas pendientes|facturas sin pagar|morosos|me deben|' +
    'pagamentos atrasados|pagamento atrasado|pagam atrasado|pagam com atraso|atraso no pagamento|atraso nos pagamentos|atrasos nos pagamentos|inadimplencia|inadimplentes|nao pagam|nao me pagam|calote|me devem|pagam tarde|atrasam',
  season:
    'seasonal|season|seasons|seasonality|off season|quiet months|slow months|quiet in winter|only in summer|dead in winter|slow season|low season|' +
    'עונתי|עונתית|עונתיות|עונה|עונות|חודשים חלשים|חודשים שקטים|בחורף|בקיץ|עונה מתה|' +
    'saisonnier|saisonniere|saisonnalite|saison|saisons|basse saison|mois creux|mois calmes|en hiver|l hiver|en ete|periode creuse|' +
    'estacional|estacionalidad|temporada|temporadas|temporada baja|meses flojos|meses tranquilos|en invierno|en verano|de temporada|' +
    'sazonal|sazonalidade|temporada|temporadas|baixa temporada|meses fracos|meses parados|no inverno|no verao|entressafra',
  prices:
    'prices too low|price too low|prices are too low|price is too low|too cheap|charge too little|charging too little|undercharge|undercharging|low prices|low price|raise prices|raise my prices|raise the price|not charging enough|underpriced|charge more|margin|margins|' +
    'מחירים נמוכים|מחיר נמוך|מחירים נמוכים מדי|המחירים נמוכים|זול מדי|גובה מעט|גובה מעט מדי|גובים מעט|להעלות מחירים|להעלות מחיר|להעלות את המחיר|להעלות את המחירים|רווח קטן|רווחיות|' +
    'prix trop bas|tarifs trop bas|tarif trop bas|prix sont trop bas|tarifs sont trop bas|trop bon marche|prix bas|augmenter mes prix|augmenter les prix|augmenter mes tarifs|marge|marges|pas assez cher|' +
    'precios bajos|precios demasiado bajos|precios muy bajos|precios son bajos|precios son muy bajos|precios son demasiado bajos|cobro poco|cobro muy poco|cobro demasiado poco|precio bajo|subir precios|subir los precios|margen|margenes|muy barato|' +
    'precos baixos|precos muito baixos|precos baixos demais|precos sao baixos|precos sao muito baixos|preco baixo|preco muito baixo|cobro pouco|cobro muito pouco|cobro barato|aumentar precos|aumentar os precos|margem|margens|muito barato',
  time:
    'no time|not enough time|not have time|not have enough time|lack of time|little time|too busy|overworked|burned out|burnt out|burnout|too many hours|can not keep up|too much work|run out of time|running out of time|short of time|short on time|overwhelmed|time management|work too much|no free time|' +
    'אין זמן|אין לי זמן|אין מספיק זמן|חוסר זמן|חוסר בזמן|מעט זמן|עומס|עמוס|עמוסה|לא מספיק זמן|לא מספיקים|שחיקה|יותר מדי עבודה|יותר מדי שעות|עובד יותר מדי|עובדת יותר מדי|' +
    'pas le temps|pas de temps|pas assez de temps|manque de temps|peu de temps|deborde|debordee|surcharge|surchargee|surmenage|trop de travail|trop d heures|plus le temps|' +
    'no tengo tiempo|falta de tiempo|poco tiempo|sin tiempo|no me da tiempo|me falta tiempo|demasiado trabajo|mucho trabajo|demasiadas horas|agobiado|agobiada|no doy abasto|no hay tiempo|' +
    'nao tenho tempo|falta de tempo|pouco tempo|sem tempo|me falta tempo|trabalho demais|muito trabalho|sobrecarregado|sobrecarregada|nao dou conta|horas demais|nao ha tempo|nao da tempo',
  competition:
    'competition|competitor|competitors|big chains|chain stores|undercut|undercuts|everyone does the same|' +
    'תחרות|מתחרה|מתחרים|מתחרות|רשתות גדולות|' +
    'concurrence|concurrent|concurrents|concurrente|grandes surfaces|grandes chaines|grandes enseignes|' +
    'competencia|competidor|competidores|grandes cadenas|' +
    'concorrencia|concorrente|concorrentes|grandes redes',
  costs:
    'high costs|rising costs|costs too high|costs are too high|costs are high|expenses|rent|material costs|expensive materials|ingredients cost|materials are expensive|suppliers are expensive|too many costs|' +
    'עלויות|הוצאות|שכר דירה|חומרים יקרים|חומרי גלם|התייקרות|התייקרויות|' +
    'couts|cout des matieres|depenses|charges|loyer|matieres premieres|frais|' +
    'costos|costes|gastos|alquiler|materiales caros|materias primas|materia prima|' +
    'custos|despesas|aluguel|materiais caros|materia prima|materias primas|gastos',
  customers:
    'not enough customers|few customers|too few customers|no customers|more customers|new customers|find customers|finding customers|get customers|getting customers|enough customers|not enough clients|few clients|no clients|more clients|new clients|find clients|finding clients|get clients|getting clients|enough clients|not enough sales|few sales|more sales|low sales|no sales|sales are low|sales are down|no orders|few orders|more orders|nobody knows|no one knows|not enough work|visibility|slow sales|need customers|lack of customers|lack of clients|attract customers|attracting customers|leads|not enough orders|few bookings|no bookings|more bookings|not enough students|few students|foot traffic|' +
    'אין מספיק לקוחות|אין מספיק קונים|מעט לקוחות|אין לקוחות|חסרים לקוחות|עוד לקוחות|יותר לקוחות|לקוחות חדשים|למצוא לקוחות|להשיג לקוחות|מעט מדי לקוחות|לא מספיק לקוחות|מעט מכירות|אין מכירות|מעט הזמנות|אין הזמנות|לא מכירים|חשיפה|מחסור בלקוחות|לגייס לקוחות|להביא לקוחות|' +
    'pas assez de clients|pas assez de clientes|peu de clients|trop peu de clients|manque de clients|plus de clients|nouveaux clients|trouver des clients|attirer des clients|attirer plus de clients|aucun client|pas de clients|peu de ventes|peu de commandes|pas assez de ventes|pas assez de commandes|visibilite|personne ne connait|personne ne me connait|' +
    'pocos clientes|muy pocos clientes|no hay clientes|no hay suficientes clientes|faltan clientes|falta de clientes|mas clientes|nuevos clientes|clientes nuevos|conseguir clientes|encontrar clientes|atraer clientes|sin clientes|pocas ventas|pocos pedidos|mas ventas|no tengo clientes|nadie me conoce|nadie nos conoce|visibilidad|suficientes clientes|' +
    'poucos clientes|faltam clientes|falta de clientes|mais clientes|novos clientes|clientes novos|conseguir clientes|encontrar clientes|atrair clientes|sem clientes|nao tenho clientes|nao ha clientes|poucas vendas|poucos pedidos|mais vendas|ninguem conhece|ninguem me conhece|visibilidade|clientes suficientes|suficientes clientes',
};
