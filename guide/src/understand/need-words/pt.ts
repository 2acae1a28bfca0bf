import type { NeedWords } from './kinds.ts';

/** Portuguese words of needs. */
export const pt: NeedWords = {
  named: {
    car: 'volante|moto|estrada|rodovia|dirijo|dirigir|conduzir|conduzo|habilitação',
    computer: 'tela|telas|ecrã|teclado|planilhas',
    'physical-work':
      'peso|pesos|carregar|carrego|levantar|levanto|caixas|sacos|cavar|empurrar|puxar|esforço|esforços|força|coluna|minha coluna|as costas|minhas costas|ombro|ombros|punho|pulso|trabalho pesado|serviço pesado',
    'camera-or-stage':
      'vídeo|vídeos|câmera|câmara|aparecer|foto minha|fotos minhas|que me filmem|me filmar|meu rosto|minha cara|na frente de gente|na frente dos outros|diante das pessoas|em público|público|plateia|palco|discurso|discursos|webcam',
    'cold-contact':
      'vender|vendas|venda|bater de porta em porta|bater na porta|correr atrás de cliente|empurrar produto',
    children: 'criança|crianças|miúdos|criançada|meninos|molecada|adolescentes|alunos|bebê|bebês',
    animals: 'cachorro|gato|pelo de gato|pelo de cachorro|cavalos|pássaros|bichos|bicho|animal|cão',
    evenings:
      'noite|noites|à noite|de noite|depois das seis|depois das sete|depois das oito|depois das cinco|depois das 18|depois das 19',
    weekends: 'domingo|domingos|sábado|sábados|fim de semana|finais de semana|final de semana|fds|feriados|missa|culto',
    standing:
      'escada|escadas|degraus|andares|em pé|de pé|caminhar|andar a pé|andar muito|a pé|trepar|subir|altura|alturas|joelho|joelhos|meus joelhos|quadril|tornozelo|tornozelos',
    phone: 'telefone|ligação|ligações|ligar|chamada|videochamada|zoom|minha audição|escuto|ouço',
    homes:
      'casa de quem|casa dos outros|casa de ninguém|casa de estranhos|casa de desconhecidos|casa de cliente|casa de clientes|casas dos outros|na casa de|a domicílio',
    cleaning: 'esfregar|faxinar|banheiro|banheiros|sujeira dos outros|água sanitária|lixívia',
    alcohol: 'bebida|bebidas|beber|bar|bares|garrafa|garrafas|cachaça|álcool|copo',
    reading: 'ler e escrever|ler ou escrever',
    writing: 'ortografia|escrever|redigir|cartas|relatórios|formulários|papéis',
    'social-media': 'redes|rede social|twitter|youtube|postar|publicar|linkedin',
    internet: 'aplicativos|apps|e mails|tecnologia|a rede|wifi',
    'frail-people': 'doente|doentes|idoso|idosos|velhos|hospital|hospitais|cuidar de ninguém|demência',
    dust: 'pó|poeira|serragem|farinha|vapores|fumaça|fumo|cheiro forte|cheiro|cheiros|químicos|solvente|solventes|cola|verniz|tinta|perfume|perfumes|pólen|mofo|bolor',
    outdoors: 'ao ar livre|lá fora|sol|no sol|calor|chuva|frio|sereno',
    crowds: 'multidão|multidões|aglomeração|feiras|feira|barulho|muvuca|muita gente|grupos|grupos grandes',
    mornings: 'manhã|manhãs|de manhã|acordar cedo|madrugar|antes das dez|antes das nove',
    'space-at-home': 'gente na minha casa|clientes em casa|clientes na minha casa|estranhos na minha casa',
    kitchen: 'forno|fogão|fritura|fritar',
  },
  said: {
    phone: 'gago|gaga|gaguejo|gagueira|aparelho auditivo|escuto mal|ouço mal|perdi a voz|perdi a audição',
    'camera-or-stage': 'gago|gaga|gaguejo|gagueira|fobia social|agorafobia|perdi a voz',
    crowds: 'fobia social|agorafobia|síndrome do pânico',
    dust: 'asma|asmático|asmática|dpoc|alergia a pó|alergia a poeira|alérgico a pó|alérgica a pó|rinite|pulmão fraco',
    standing:
      'prótese|esclerose múltipla|vertigem|labirintite|bengala|andador|joelhos acabados|joelhos estourados|joelho estourado',
    'physical-work':
      'fibromialgia|grávida|marca passo|ciático|lombalgia|fadiga crônica|coluna operada|coluna estourada',
    alcohol: 'parei de beber|larguei a bebida|alcoólatra|alcoólico|ex alcoólatra|não bebo|sóbrio|sóbria|abstêmio',
    car: 'epilepsia|epilético|epilética|baixa visão|reprovei na carta|entreguei a carteira|parei de dirigir|larguei o volante',
    evenings: 'durmo cedo|de noite fico com os filhos|à noite fico com os filhos|à noite fico com as crianças',
    animals: 'alergia a pelo|alergia a gato|alergia a gatos|alergia a cachorro|alérgica a pelo|alérgico a pelo',
    weekends:
      'adventista|guardo o sábado|sábado é sagrado|domingo é de deus|domingos vou à missa|domingo vou à missa|domingo vou ao culto|domingos vou ao culto|domingo é dia de missa',
    computer:
      'não sei usar computador|não sei usar o computador|não sei mexer em computador|não sei mexer no computador|não sei mexer com computador|não sei lidar com computador|não entendo de computador|não entendo nada de computador|não sei nada de informática|longe das telas|longe de telas',
    internet:
      'não sei usar computador|não sei usar o computador|não sei mexer em computador|não sei mexer no computador|não sei mexer com computador|não sei lidar com computador|não entendo de computador|não entendo nada de computador|não sei nada de informática|longe das telas|longe de telas',
  },
  against:
    'me cansa|me cansam|me entedia|me entediam|me irrita|me irritam|enjoei|saturado|saturada|basta de|de saco cheio|ataca minha|ataca a minha|ataca meu|me ataca|me faz mal|me fazem mal|me deixa doente|me sufoca|falta de ar|tosse|tossir|crise|crises|não dá|não dão|não dá pra mim|não é comigo|não é pra mim|não é para mim|não é a minha|nem pensar|nunca mais|jamais|parei de|larguei|quero distância|longe de|fora de questão|fora de cogitação|odeio|detesto|tenho horror|me dá pânico|me dá medo|me apavora|me trava|travo|medo de|cansei|cansada|cansado|farta|farto|chega de|me recuso|recuso|proibido|proibida|o médico|alergia|alérgico|alérgica|estourada|estourado|estourados|operada|operado|ferrado|ferrada|ferrados|dói|doem|incha|incham|enxaqueca|evito|evitar|impossível|não suporto|não aguento|sagrado',
  allowed:
    'só|somente|apenas|exceto|menos|mas|tudo bem|sem problema|gosto|adoro|prefiro|posso|livre|disponível|até|de preferência|dá sim',
  lone: 'nunca|impossivel|nao|nao obrigado|nao obrigada|jamais|nem pensar|nunca mais|de jeito nenhum|de forma alguma|fora',
  taken:
    'sao dos meus|sao das minhas|e da minha|e da familia|sou da familia|sao da familia|e pra minha|e para a|sao para|ocupado|ocupada|ocupados|ocupadas|fico com os|fico com as|trabalho|faco turno|turno da|durmo|sagrado|sagrada|levo as|levo os|cheias|cheios|tomados|tomadas|reservado|reservada',
  remote:
    'nao posso sair|nao saio de casa|nao saio|sem sair de casa|sem poder sair|acamado|acamada|prisao domiciliar|prisao domiciliaria|tornozeleira|pulseira eletronica|imunossuprimido|imunossuprimida|sem imunidade|baixa imunidade|imunidade baixa|evitar gente|evitar pessoas|cara a cara nao|sem encontro|nunca ver um cliente|nao ver cliente|nao quero ver ninguem|nao ver ninguem|deixar a mae sozinha|deixar o pai sozinho|deixar minha mae sozinha|deixar meu pai sozinho|deixar meu filho sozinho|deixar minha filha sozinha|deixa la sozinha|deixa lo sozinho|da minha cama|do meu quarto|tudo por mensagem|fim do mundo|agorafobia|so a distancia|dia e noite',
  capital: {
    money: 'dinheiro|real|reais|centavo|centavos|grana|tostão|euro|euros|economias|capital|verba|orçamento',
    put: 'colocar|investir|investimento|botar|gastar|pôr|por|arriscar|começar|adiantar|de entrada',
  },
};
