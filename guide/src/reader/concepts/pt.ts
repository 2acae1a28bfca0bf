import type { ConceptWords } from './en.ts';

export const pt: ConceptWords = {
  sell: 'vend* venda vendas revend* revenda loja banca feira barraca repass* comercio atacado camelo brecho',
  buy: 'compr* compra encomend* import* trazer trago busco',
  make: 'fazer faco faz fazemos fabric* produz* prepar* constru* imprim* costur* tric* croche mistur* envas* encher encho',
  write: 'escrev* redig* redacao redacoes texto textos digit* revis* escrito',
  rent: 'alug* aluguel locacao sublocar subloc* arrend* inquilino* airbnb hospede*',
  lend: 'emprest* emprestimo* credito* juros juro divida* deve devem agiota* agiotagem fiado',
  repair: 'consert* arrum* reform* restaur* repar* afi* manutencao remend*',
  teach:
    'aula aulas ensin* curso cursos oficina* licao palestra* professor* treino trein* explic* reforco mentor* monitor*',
  clean: 'limp* lavar lavo lavagem faxina* passar',
  cook: 'cozinh* bolo* pao paes comida marmita* geleia* sopa* receita* buffet doce doces salgado* quentinha* confeit*',
  carry:
    'entreg* encomenda* pacote* enviar envio transport* levar levo motoboy* mala malas motorista dirig* caminhao* van frete* mudanca* carreto viagem',
  copy: 'copia* copiar copio duplic* clon* escane* xerox baix* gravar queimar torrent*',
  promise: 'promet* promessa* garant* garantid* dobrar dobro rentabilidade lucro* risco retorno',
  invite: 'recrut* indicar indica* convid* piramide* inscricao cadastro afiliad* multinivel entrar',
  treat:
    'curar curo cura tratar trato tratamento* inject* injet* aplicar aplico aplicacao diagnost* terapia* clinica botox acido tatu* dente* arranc* preench* massag* harmoniz* soro',
  advise: 'assessor* advogad* consult* notario cartorio conselh* despachante orient*',
  gamble: 'apost* cassino poker bingo roleta dados rifa* loteria bicho cacaniqueis tigrinho aposta* cartas',
  invest: 'invest* investimento* cripto* moeda token* bitcoin forex acoes bolsa trade trading fundo fundos',
  hack: 'hack* pirate* crack* desbloque* burlar phishing virus vaza* vazad* invad* espiao senha* programa* clonar trojan',
  track:
    'rastre* gps localiz* espion* espiar vigi* seguir oculta* escondida* escuta* microfone* airtag* grampo grampe* persegu* perseguir',
  record: 'grav* gravacao film* camera* foto* fotograf* video* imagem imagens drone*',
  threaten:
    'ameac* chantag* extors* extorqu* medo assust* intimid* bater surra* porrada vinganca vingar machucar pressao calar calo quebrar assedi* cobrador',
  steal: 'roub* furt* ladrao ladroes afan* receptac* caiu desvi* surrupi* carga desmanche* trombadinha*',
  cheat:
    'golpe* engan* tramb* fraud* mentir minto mentira* truque* passar perna burlar maracutaia* trapac* esquema* adulter* enrol* lesar',
  fake: 'fals* falsific* imitac* imit* replica* clon* ficti* inventad* inventar invento fing* pirata* paralel* fake fakes photoshop montagem laranja* primeira linha copia',
  real: 'real reais autentic* original* originais verdadeir* verdade honest* genuin* verific* comprov*',
  hide: 'escond* ocult* segredo* discret* quieto disfarc* forro embaixo caladinho silencio sigilo clandestin* moita',
  nobody: 'ninguem nunca nada nenhum* sabe sabem vai percebe* pergunt* perguntas descobr* confere repara nota',
  bribe:
    'propina* suborn* molhar mao envelope* jeitinho cafezinho primo amigo contato dentro comissao fiscal agrado favor vista grossa qi',
  fight: 'briga* rinha* galo* galos boxe luta lutas cachorros ringue jaula luvas',
  hunt: 'cac* armadilh* pesc* rede redes enguia* veado* capivara* tatu* atir* palmito defeso lagosta*',
  wild: 'marfim papagaio* tartaruga* jabuti* reptil* coruja* falcao* arara* canario* curio* passarinho* silvestre* protegid* exotic* selvagem macaco* onca* coral orquidea* ovos cobra cobras ibama bromelia*',
  pet: 'cachorr* cao caes filhote* gato gatos gatinh* criar cria* ninhada* canil veterinari* coelho* cavalo* racao cruz*',
  waste:
    'lixo entulho amianto descart* jogar queimar oleo rio corrego pneu* esgoto sucata quimico* aterro despej* bateria*',
  car: 'carro* veiculo* hodometro quilometr* km vistoria cataliz* placa* placas moto motos bicicleta* bike* patinete* oficina motor airbag* ipva',
  phone: 'celular* telefone* iphone* chip* notebook* computador* telemovel* imei',
  card: 'cartao cartoes senha banco conta contas pix maquininha caixa boleto* paypal transferencia* cpf',
  cash: 'dinheiro nota notas vivo especie grana',
  tax: 'imposto* receita nota fiscal fatura* recibo* declar* alfandega* mei icms sonega* caixa dois contab*',
  benefit:
    'beneficio* aposentadoria* bolsa auxilio* pensao inss seguro desemprego bpc subsidio* laudo* fgts loas subvenc*',
  insure: 'seguro* seguradora* sinistro* acidente* indeniz* incendio perito batida* colisao dpvat',
  charity: 'doac* doar ong caridade vaquinha* arrecad* orfan* instituic* igreja campanha carent* cesta cestas',
  scammed: 'idos* velh* vovo vo avo vovozinha aposentad* viuv* alzheimer sozinh* asilo demencia terceira idade acamad*',
  child:
    'crianca* menor menores adolescente* bebe* menin* garot* alun* escola* anos filho* filha* jovem jovens moleque* molecada crian*',
  sex: 'sexo escort* acompanhante* prostitu* puta* bordel cafet* massagem nud* nudes pelad* intim* porno* webcam onlyfans privacy cliente* programa',
  girls: 'moca* mulher* esposa* namorad* modelo* ex garotas senhora*',
  migrant:
    'migrante* imigrante* estrangeir* papeis visto vistos fronteira* coiote* refugiad* asilo cidadania bolivian* haitian* venezuelan* ilegal ilegais documentos',
  smuggle: 'contraband* atravess* passar trafic* conteiner* barco* mula* muamba* paraguai ponte foz descaminho',
  marry: 'cas* casamento* casar noiv* marido papel uniao cartorio',
  worker:
    'trabalhador* funcionari* empregad* pedreiro* ajudante* garcom* diarista* baba babas cuidadora* peao peoes servente* costureira*',
  wage: 'salario* pagar pago paga hora horas extra minimo carteira registro estag* gorjeta* clt diaria teste gratis holerite*',
  passport: 'passaporte* identidade rg cnh cpf licenca* alvara permiss* documento* papel papeis carteirinha* certidao*',
  certificate:
    'diploma* certificad* atestado* carimb* assinatura* assin* comprovante* receita* laudo* historico* recomendacao declarac* certidao* holerite*',
  exam: 'prova provas exame* tcc monografia* tese* trabalhos faculdade licao dever estudante* redac* vestibular enem resposta* gabarito* concurso* nota notas universi* dissertac*',
  review:
    'avaliac* estrela* seguidor* curtida* likes comentario* perfil perfis bot bots google influenc* depoimento* robos',
  password:
    'senha* login netflix spotify iptv assinatura* streaming gatonet aparelho tvbox chave chaves ativacao canais conta perfil',
  data: 'dados lista* endereco* email* contato* numeros ficha* cadastro* base privad* pessoais clientes paciente* prontuario* planilha',
  drug: 'droga* maconha beck baseado haxixe cocaina po crack ketamina mdma bala balas heroina lsd doce cogumelo* traficante* grama* planta* pe thc lanca boca fumo k9 erva',
  medicine:
    'remedio* medicament* receita* farmac* tramadol diazepam rivotril ritalina venvanse morfina codeina ozempic mounjaro insulina antibiotico* viagra anaboliz* hormonio* durateston citotec cytotec clonazepam comprimido* bomba fentanil tarja',
  supplement:
    'suplement* vitamina* ervas po emagrec* dieta cha chas oleo* creme* pomada* gotas detox capsula* shake* garrafada* clare* natural* colageno',
  alcohol: 'alcool* vodka uisque whisky gin cerveja* vinho* destil* alambique cachaca pinga licor* bebida* rum',
  tobacco: 'cigarro* tabaco vape* pod pods nicotina narguile maco macos paieiro',
  weapon:
    'arma armas pistola* revolver espingarda* faca facas canivete* municao municoes bala balas explosiv* granada* rojao fogos taser soco cano calibre',
  brand:
    'marca marcas nike gucci rolex vuitton chanel adidas lacoste apple disney etiqueta* logo* perfume* bolsa* tenis relogio* camisa* camiseta* luxo pokemon griffe',
  antique:
    'antig* antiguidade* escav* detector metais moeda* romanas tumulo* museu* fossil fosseis estatua* quadro* peca pecas sitio arqueolog* imagem sacra santo santos barroc*',
  ticket: 'ingresso* cambista* show shows fila jogo',
  piracy:
    'filme* serie* disco* musica* livro* ebook* pdf apostila* programa* software jogo* dvd usb pirata* cinema windows pendrive*',
  deposit:
    'caucao sinal adiantado adiantamento* deposito* proprietario* apartamento* ape inquilin* quarto* casa imovel imoveis invas* despej* visita* chave taxa matricula kitnet temporada',
  police:
    'policia* fiscal fiscais fiscalizacao delegad* juiz justica cadeia prisao presidio legal* ilegal* lei proib* multa* batida',
  vote: 'voto* votar eleitor* eleic* candidat* urna* boato* campanha vereador titulo',
  office:
    'chefe trabalho emprego empresa colega* almoxarifado estoque hospital hotel escritorio fabrica galpao firma patrao obra',
  organ: 'rim rins orgao* sangue barriga aluguel ovulo* semen embriao adocao adotar utero',
  without: 'sem nao nem nunca jamais nenhum*',
  consent:
    'permissao consent* acordo autoriz* aceit* voluntari* sabem avis* juntos pedir pedindo combinado ciente cientes deixa deixou',
  licensed:
    'licenca* formad* certificad* registrad* legal* legaliz* autoriz* segurad* homologad* oficial* alvara mei anvisa crea crm vigilancia habilitad* qualificad* declarad* nota credenciad* cadastrad*',
  own: 'meu minha meus minhas propri* caseir* nosso* nossa* horta quintal artesan* mim',
  used: 'segunda mao usad* velh* antig* vintage doad* recicl* reaproveit* brecho seminov*',
  learn:
    'aprend* prevenc* prevenir evitar reconhec* proteg* protecao identificar vitima* contra seguranca historia teatro romance conto* ficcao brinquedo* jogo recuper* reabilit* conscientiz*',
  help: 'ajud* acompanh* voluntari* vizinh* bairro gratis gratuit* apoio formulario* tramite* solidari* orient* comunidade mutirao',
  openly:
    'escrito diz claro claramente avis* transparent* abert* rotul* etiquet* indica* preco* digo declar* aviso placa',
  expired: 'vencid* validade data datas reetiquet* recolhid* podre* estragad* cru testad* remarc*',
  safety:
    'gas eletric* caldeira andaime* telhado parede estrutural freio* capacete* airbag* extintor* fumaca incendio* amianto cinto fiacao',
  night: 'noite* madrugada porao garagem fundos escuro galpao escondido',
  skim: 'cento comissao metade terco parte cada divid* margem porcentagem',
  easy: 'facil* rapido rapid* minuto* fortuna bolada tranquil* rico ricos',
  impersonate:
    'lig* ligar ligacao sms mensagem mensagens zap fingir passo passar neto banco policia uniforme farda voz deepfake* ia famos* namoro tinder amor apaixon* militar tecnico suporte central',
};
