import type { AskingWords } from './kinds.ts';

export const pt: AskingWords = {
  commands: {
    phone:
      'ligue|liga para|ligas|ligar para|telefone para|telefone a|telefonar|telefona|faça ligações|faça uma ligação|faça chamadas|chamada|chamadas|ao telefone|por telefone',
    car: 'dirija|dirige|conduza|conduz|ao volante|seu carro|teu carro|de carro|sua van|sua caminhonete|vá de carro|seu furgão',
    'physical-work':
      'levante|levanta|levantar|carregue|carrega|carregar|descarregue|descarregar|erga|erguer|cave|cavar|caixas pesadas',
    cleaning: 'limpe|limpa|esfregue|esfregar|faxine|faxinar',
    'camera-or-stage': 'grave-se|se filme|filme-se|mostre o rosto|mostra o rosto|apareça em vídeo|grave um vídeo seu',
    'cold-contact': 'aborde desconhecidos|abordar desconhecidos|bata de porta|bata nas portas|aborde quem passa',
  },
  unless: 'se|te|me|que|quem|nos|lhe|lhes|a|o|uma|um|de|ele|ela|eles|elas|as|os|cópia|lista|folha',
  others:
    'ele|ela|eles|elas|quem|que|se|clientes|cliente|vizinhos|gente|alguém|pessoas|entregador para|transportador para|carregador para|carreteiro para|motorista para|motoboy para|vizinho para|vizinha para|amigo para|amiga para|colega para|estudante para',
  asides: {
    'physical-work':
      'foto|fotos|imagem|imagens|vídeo|vídeos|arquivo|arquivos|página|páginas|aplicativo|app|mapa|mensagem|mensagens|pergunta|perguntas|dúvida|dúvidas|dado|dados|preço|preços|documento|documentos|formulário|bateria|baterias|celular|telefone',
  },
  idioms:
    'chamada para ação|visita ao site|visitas ao site|levante o ânimo|cópia limpa|lista limpa|passo a passo|passeio virtual|chamada de',
  denies:
    'ninguém|em vez de|em lugar de|no lugar de|descarta|descartou|descartado|descartada|evite|evita|evitar|recuse|recusa|poupa|exceto|salvo|sem ter de|sem ter que|sem precisar|não precisa|deixe de',
  spared:
    'livre|livres|fora|descartado|descartada|descartadas|descartados|difícil|difíceis|não|para você|desnecessário|desnecessárias',
  until: 'antes|até',
};
