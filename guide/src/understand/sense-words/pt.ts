import type { SenseWords } from './kinds.ts';

/** Portuguese words for what people keep away from. */
export const pt: SenseWords = {
  'two-wheels': [
    'bicicleta|bicicletas|bike|duas rodas|moto|motos|motocicleta|mototaxi|lambreta|patinete|pedalar|selim|guidao|motoboy',
    'ciclista*|bike de carga|de bicicleta|motoboy*',
  ],
  boats: [
    'barco|barcos|lancha|canoa|canoas|navio|navios|o mar|alto mar|mar alto|traineira|a bordo|embarcar|remar',
    'veleiro*|caiaque*|marinheiro*|pescador*|cais|embarca*',
    'pes em terra|em terra firme',
  ],
  swimming: ['piscina|piscinas|nadar|natacao|mergulho|agua funda', 'nadador*|salva vidas|mergulhador*|surf'],
  heights: [
    'escada de mao|escadote|altura|alturas|telhado|telhados|laje|andaime|andaimes|trepar|subir em escada|subir a escadas',
    'telhadista*|calha|calhas|chamine*|limpeza de janelas|limpeza de vidros|fachada*|poda de arvores altas|palmeira*',
    'vertigem|vertigens',
  ],
  driving: [
    'volante|direcao|dirigir|conduzir|taxi|caminhao|caminhoes|camiao|onibus|autocarro|uber|estrada|carreta',
    'motorista*|condutor*|autoescola*|caminhoneir*|habilitacao|taxista*|escola de conducao',
  ],
  couriers: [
    'entrega|entregas|entregar|entregador|motoboy|ifood|encomendas em casa|estafeta|pacotes|rappi',
    'entregador*|mensageir*|recado*|estafeta*|correspondencia',
  ],
  fire: [
    'fogo|chama|chamas|carvao|fumaca|fumo|brasa|brasas|lenha|queimadura|queimaduras|forno a lenha|fogareiro',
    'churrasc*|grelha*|assado*|a lenha|forja|forjar|defumad*|fumeiro|torra|torrefa*',
  ],
  baking: [
    'massa|massas|padaria|pao|paes|farinha|sovar|amassar|forno|fornada|confeitaria|pastelaria',
    'padeir*|bolo*|torta*|biscoito*|fornada*|salgad*|broa*|folar*|confeit*',
    'celiaca|celiaco',
  ],
  cooking: [
    'cozinha|cozinhas|cozinhar|fogao|panelas|panela|fritar|fritura|comida|mexer com comida|restauracao',
    'cozinheir*|marmita*|refeic*|menu|menus|almoco*|cantina*|quentinha*|buffet*',
  ],
  meat: [
    'carne|carnes|porco|acougue|talho|matadouro|matadouros|sangue|matar bicho|matanca|matar animais',
    'acouguei*|linguica*|chourico*|presunto*|cordeiro*|enchido*|embutido*',
    'vegana|vegano|vegetariana|vegetariano',
  ],
  fish: ['peixe|peixes|pesca|pescar|marisco|mariscos|camarao', 'peixari*|peixeir*|pescador*|mexilh*|ostra*|isca*'],
  bees: [
    'abelhas|abelha|ferroada|ferroadas|picada|picadas|vespas|colmeia|colmeias|enxame',
    'apicult*|apiario*|enxame*|extracao de mel',
    'alergia a picada',
  ],
  horses: [
    'cavalo|cavalos|burro|burros|jumento|jumentos|mula|mulas|orelhudos|orelhudo|ponei|poneis|egua|montar|coice',
    'equitacao|cavaleir*|ferrador*|ferragem|sela|selas|haras|cavalgada*|albarda*|passeio de burro',
  ],
  livestock: [
    'gado|vacas|vaca|ovelhas|ovelha|cabras|cabra|porcos|ordenha|ordenhar|curral|estrume|bois',
    'rebanho*|pecuari*|leiteir*|tosquia*|bezerro*|cordeiro*|touro*|pastor*',
  ],
  poultry: [
    'galinhas|frangos|aves|patos|penas|passaros|gansos|perus',
    'galinha|galinheiro*|pombo*|papagaio*|canario*|viveiro*',
  ],
  dogs: ['caes|cachorros|cachorro|cao|latidos|filhotes', 'cachorrinh*|canin*|passear cachorro*|canil'],
  cats: ['gatos|gato|gatinhos', 'gatinh*|felin*|caixa de areia'],
  medicine: [
    'agulhas|injecoes|hospital|hospitais|clinica|clinicas|doentes|sangue|feridas|enfermagem|posto de saude',
    'enfermeir*|paciente*|parteira*|consultorio*|pressao arterial|curativo*',
  ],
  caring: [
    'asilo|asilos|lar de idosos|lares de idosos|fraldas|cuidar de velho|cuidar de velhos|cuidar de idoso|cuidar de idosos|velhinhos|idosos|beira da cama|cuidadora',
    'acamad*|demencia|apoio domiciliar|cuidador*|dependente*',
  ],
  childcare: [
    'baba|creche|creches|filhos dos outros|filho dos outros|crianca dos outros|criancas dos outros|criancas|crianca|miudos|bercario|jardim de infancia|bebes|pirralhos',
    'bebe|escola*|infantil|ama|brinquedoteca*',
  ],
  death: [
    'funeral|funerais|enterro|enterros|velorio|velorios|tumulo|tumulos|defunto|defuntos|cemiterio|cemiterios|a morte|mortos',
    'funerari*|luto|lapide*|sepult*|caixao|jazigo*|coveir*',
  ],
  touch: [
    'massagem|massagens|tocar em gente|tocar nos outros|corpo dos outros|corpos dos outros|que me toquem|spa',
    'massag*|massot*|reflexologia|limpeza de pele|fisioterap*|drenagem',
  ],
  hair: [
    'cabelo|cabelos|salao|cabeleireira|cabeleireiro|barbearia|tinta de cabelo|escova progressiva|progressiva',
    'cabeleireir*|corte de cabelo|tranca*|barbeir*|penteado*',
  ],
  nails: [
    'unhas|unha|acetona|manicure|manicura|esmalte|alongamento|cilios|pestanas|verniz de unhas',
    'manicur*|unhas de gel|pedicur*',
  ],
  gardens: [
    'jardim|jardins|jardinagem|grama|relva|capina|capinar|sebes|mato|rocar',
    'cortar a grama|jardineir*|cerca viva|canteiro*|horta*|vasos|poda',
  ],
  fields: [
    'roca|lavoura|colheita|colheitas|campo|plantio|enxada|safra|apanha|vindima',
    'lavrador*|pomar*|vinha*|colher frutas|boia fria|agricol*',
  ],
  saws: [
    'motosserra|motosserras|serra|serras|rocadeira|motoserra|derrubada',
    'derrubar arvore*|lenhador*|toras|toco*|abate de arvores|florestal',
  ],
  sewing: [
    'costura|costurar|agulha|bainha|bainhas|maquina de costura|conserto de roupa|faccao|confeccao',
    'costureir*|bordad*|bordar|calcas|ziper*|ajustes de roupa|alfaiat*|modist*',
  ],
  wool: ['trico|croche|tricotar|novelo', 'tricot*|feltr*|fiar|sueter*|novelo*|tear'],
  paint: [
    'tinta|tintas|pintar parede|pintar paredes|solvente|solventes|verniz|laca|aguarras|thinner|quimico|quimicos|cheiro quimico|produto quimico|produtos quimicos',
    'pintor*|repint*|envernizar|lixivia|agua sanitaria|decap*',
  ],
  metal: [
    'solda|soldar|faisca|faiscas|serralharia|esmeril|esmerilhadeira|rebarbadora|macarico|ferro velho',
    'soldador*|fundicao|portao|portoes|grade|grades|ferreir*|serralheir*|forj*',
  ],
  electricity: [
    'eletricidade|electricidade|fiacao|corrente|alta tensao|baixa tensao|tomadas|quadro eletrico|choques',
    'eletricist*|electricist*|luminaria*|tomada|cabo eletrico',
  ],
  plumbing: [
    'encanamento|canalizacao|esgoto|esgotos|canos|desentupir|fossa|sanitas|privada|privadas',
    'encanador*|canalizador*|torneira*|caldeira*|esquentador*|vazamento*',
  ],
  masonry: [
    'cimento|tijolo|tijolos|obra|obras|gesso|betao|concreto|argamassa|azulejo|azulejos|construcao civil|reboco|massa de cimento',
    'pedreir*|servente|gesseir*|azulej*|reboc*|alvenaria',
  ],
  wood: [
    'serragem|po de madeira|marcenaria|carpintaria|serradura',
    'marceneir*|carpinteir*|movel|moveis|prateleira*|lixar|de madeira',
  ],
  engines: [
    'motor|motores|graxa|mecanica|oficina mecanica|oleo queimado|debaixo de carro',
    'mecanic*|freios|embreagem|escapamento|pneu*|troca de oleo',
  ],
  teaching: [
    'ensinar|dar aula|dar aulas|sala de aula|salas de aula|alunos|professora|professor|docencia|quadro negro|escola|escolas|corrigir prova',
    'aulas|aula|oficina de|oficinas|curso|cursos|tutor*|explicac*|licoes',
  ],
  pictures: [
    'imagens|imagem|fotos|foto|fotografia|camera|desenhos',
    'fotograf*|desenho*|esboco*|video*|filme*|retrato*',
    'cego|cega|deficiente visual',
  ],
  music: [
    'musica|cantar|piano|instrumentos|som alto|bandas|shows|coral|fanfarra',
    'cantor*|cancao|cancoes|violao|guitarra*|tambor*|banda|musico*|dj',
  ],
  sport: [
    'academia|ginasio|esporte|esportes|desporto|exercicio|fitness|treinar|futebol',
    'treino*|treinador*|yoga|ioga|pilates|ginastica|alongamento|atleta*',
  ],
  tours: [
    'turistas|turista|turismo|guiar|tours|passeios guiados|gringos',
    'tour|visitas guiadas|roteiro*|passeio guiado|guia turistic*|excurs*',
  ],
  throng: [
    'multidao|multidoes|muita gente|tanta gente|gente demais|aglomeracao|gente me olhando|lugar cheio|lugares cheios|barulho|mesa montada',
    'banca|bancas|mercado|mercados|feira|feiras|festival*|quermesse*|barraca*|estande*|bazar*',
  ],
  counters: [
    'loja|lojas|balcao|comercio|vender em loja|supermercado',
    'balconist*|vendedor*|lojist*|vitrine*|vitrina*',
  ],
  cash: [
    'no caixa|caixa de supermercado|caixa de loja|dinheiro dos outros|mexer com dinheiro|operadora de caixa|troco',
    'operador de caixa|fecho de caixa|sangria|notas e moedas',
  ],
  'waiting-tables': [
    'garcom|garconete|empregada de mesa|restaurante|restaurantes|bar|bares|botequim|servir mesa|servir mesas',
    'garcon*|servico de mesa|coquetel|banquete*|servir convidados',
  ],
  hotels: [
    'hotel|hoteis|quartos de hotel|airbnb|alojamento local|hotelaria|pousada|pousadas',
    'hoteleir*|hospedagem|hospede*|casa de temporada|troca de hospede*',
  ],
  'call-centres': [
    'call center|central de atendimento|telemarketing|ligacoes|chamadas|fone de ouvido|headset|reclamacoes',
    'cliente irritado|clientes irritados|atendente*',
  ],
  cleaning: [
    'limpeza|limpezas|limpar|faxina|faxinas|agua sanitaria|lixivia|sujeira dos outros|esfregar|banheiros|empregada domestica',
    'faxineir*|diarista*|limpeza*|calcario|poeira|entrega das chaves',
  ],
  laundry: [
    'passar roupa|ferro de passar|lavanderia|roupa dos outros|engomar',
    'passadeir*|lavander*|engom*|lavagem de roupa',
  ],
  code: [
    'codigo|programar|programacao|software|informatica|suporte tecnico',
    'programador*|desenvolvedor*|aplicativo*|site|sites|automac*|script',
  ],
  accounts: [
    'contabilidade|contas|notas fiscais|impostos|folha de pagamento|planilhas|balancos|faturas',
    'contabil*|contador*|fatura|faturacao|escriturac*|tesouraria',
  ],
  courts: [
    'tribunal|tribunais|advogados|cadeia|prisao|policia|presos|delegacia',
    'juridic*|advogad*|contrato|contratos|cartorio*',
  ],
  guarding: [
    'vigilancia|vigilante|seguranca|rondas|ronda|guarita|uniforme|farda|exercito|tropa|porteiro',
    'vigilant*|guarda noturno|patrulha*|soldado*|veteran*|porteir*',
  ],
  weapons: [
    'armas|arma|espingarda|caca|cacar|pistola|tiro|explosivos|facas|dinamite',
    'cacador*|arco e flecha|municao|rifle*',
  ],
  gambling: [
    'apostas|apostar|aposta|cassino|casino|casinos|poquer|loteria|lotaria|bingo|caca niquel|caca niqueis|rifa|rifas|bets|jogo do bicho|tigrinho',
    'sorteio*|crupie*|rifa*|raspadinha*',
    'viciado em jogo|viciada em jogo|jogador compulsivo|jogadora compulsiva',
  ],
  religion: [
    'igreja|igrejas|religiao|padre|padres|pastor|pastores|mesquita|rezas|sermao|sermoes|culto|missa',
    'paroqui*|oracao|oracoes|batizado*|capela*|primeira comunhao',
  ],
  factories: [
    'fabrica|fabricas|linha de montagem|linha de producao|esteira|turnos de fabrica|chao de fabrica',
    'operari*|montagem|producao|envase',
  ],
  underground: [
    'mina|minas|debaixo da terra|tuneis|poroes|porao|grutas|espacos fechados',
    'mineir*|pedreira*|gruta*',
    'claustrofobia|claustrofobica|claustrofobico',
  ],
  'cold-rooms': [
    'camara fria|camaras frias|congelador|freezer|frigorifico|gelo|o frio|agua gelada',
    'congelad*|refrigera*|sorvet*|gelado*|pista de gelo',
    'raynaud|frieiras',
  ],
  tobacco: ['tabaco|cigarro|cigarros|charuto|charutos|fumar|narguile', 'charuto*|vape*|fumo de corda'],
  spirits: [
    'alcool|bebida|bebidas|vinho|cerveja|cachaca|pinga|licor|licores|boteco|botecos|garrafa|bar|bares|grogue|copo',
    'degustac*|adega*|vinicol*|cervej*|destil*|sidra|coquetel|alambique*|grogue*|ponche*',
    'alcoolatra em recuperacao|alcoolicos anonimos|anos sobria|anos sobrio|anos limpo|anos limpa',
  ],
  parties: [
    'festas|casamentos|casamento|festa|noivas|aniversarios|aniversario|eventos',
    'noiva|casamento*|batizado*|banquete*|festas',
  ],
  translating: ['traducao|traduzir|traducoes|interpretar para outros', 'traduc*|tradut*|interprete*|legend*'],
  rubbish: ['lixo|entulho|sucata|reciclagem|lixao|catar', 'recicl*|residuos|catador*|descarte*'],
  removals: ['mudanca|mudancas|carregar moveis|frete|fretes|pianos', 'mudancas|carreto*|moveis pesados|frete*'],
  hides: ['couro|couros|pele de animal|peles|curtume|curtir couro', 'taxiderm*|camurca|couro*|seleir*'],
  perfume: [
    'perfume|perfumes|incenso|oleos essenciais|cheiro|cheiros|cheiro forte|aromas|fragrancias',
    'sabao|saboes|sabonete*|vela|velas|aroma*|difusor*',
  ],
  flowers: [
    'flores|flor|polen|lirios',
    'buque*|ramo de flores|florist*|coroa de flores|bulbos',
    'febre do feno|rinite alergica',
  ],
  own: 'meu|minha|meus|minhas|nosso|nossa|nossos|nossas',
  atHome: 'em casa|na minha casa|la em casa|no meu apartamento|no apartamento|na nossa casa|ca em casa',
  landlord: 'senhorio|senhoria|proprietario|dono da casa|os vizinhos|o predio|o condominio|sindico',
  ended:
    'acabou|acabou se|ja dei a minha parte|ja dei minha parte|ja fiz a minha conta|ja fiz a minha parte|ja fiz minha parte|pra mim acabou|ficou pra tras|ficou para tras|quase me mata|quase me matou|quase morri|fui assaltado demais|fui assaltada demais|me custou um dedo|me custou a mao|levou dois dedos|mas lembrancas|mas memorias|trauma|traumatizad*|burnout|fobia|pavor|jurei|fiz promessa|fiz juramento|me revira o estomago|me embrulha o estomago|alergica a|alergico a|alergia a|alergia ao|nem mais um dia|nunca mais|pagina virada|virei a pagina|nao volto a|nao volto ao|nao volto pra|larguei de vez|pendurei as|pendurei os|pendurei a|pendurei o|me deu chagas|nao quero ao pe|nao os quero ao pe|nao as quero ao pe',
};
