import type { PastimeWords } from './kinds.ts';

/** Como se conta em português o que se faz no tempo próprio. */
export const pt: PastimeWords = {
  like: 'gosto de|gosto da|gosto do|gosto das|gosto dos|gosto muito de|também gosto de|amo|adoro|curto|meus hobbies são|meu hobby é|hobbies|meu passatempo é|os meus passatempos são|passatempos|sou fã de|sou apaixonado por|sou apaixonada por',
  leisure:
    'por gosto|por diversão|para relaxar|para distrair|para espairecer|no meu tempo livre|nos tempos livres|nas horas vagas|nas folgas|nos dias de folga',
  does: 'canto no coral|canto na igreja|canto no rancho|canto em coro|danço|jogo xadrez|jogo futebol|jogo bola|jogo cartas|jogo às cartas|jogo dominó|jogo vôlei|jogo videogame|toco|coleciono|colecciono|leio livros|leio romances|leio muito|pedalo|surfo|ando de bicicleta|faço palavras cruzadas|faço trilha|faço ioga|conto causo|escrevo poesia|escrevo poemas|escrevo versos|junto moedas|junto selos|junto notas|crio passarinho',
  did: 'antes|em novo|em nova|quando era|corria|pescava|bordava|pintava|lia|gostava de|eu pescava|parei|larguei|deixei|costumava',
  played:
    'jogava|tocava|cantava|dançava|nadava|colecionava|costumava tocar|costumava cantar|costumava dançar|costumava jogar',
  over: 'já não|não mais|mais não|parei|larguei|deixei|acabou|era antes|faz tempo|há anos|vendi|enjoei|hoje não|nunca mais|isso já era|não deixa mais',
  again: 'voltei a|volto a|de novo|outra vez|retomei|retomo|retomar|voltar a|novamente',
  paid: 'de ofício|por trabalho|no trabalho|para clientes|por encomenda|profissionalmente|pago|para viver|aulas|para vender|pra vender|meu ofício|minha profissão|vivo disso|vendo|vender|eu vendo|por dinheiro|casamentos|bares|hotéis|hotel|restaurantes|festas|famílias|clientes|vizinhos|vizinhas|turistas|gente|uma empresa|um escritório|uma agência|empresas|encomenda|encomendas',
  stop: 'mas|porque|pq|desde|então|quando|se|que|às segundas|às terças|às quartas|às quintas|às sextas|aos sábados|aos domingos|todos os|todas as|cada|depois|antes|para|pra|com os|com as|com meu|com meus|vendo|e eu',
};
