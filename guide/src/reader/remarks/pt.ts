import type { RemarkFrames } from './en.ts';

export const pt: RemarkFrames = {
  unseen: [
    'ninguem nenhum > pergunta* sabe saiba saber olha* confere* ve veja nota* repara* fiscaliza* desconfia* percebe* conta descobre descubra precisa',
    'sem > que > ninguem saiba saibam perceba percebam veja vejam note notem',
    'nem > percebe percebem nota notam repara reparam desconfia sabe sabem',
    'sem > perguntas perguntar > ',
    'escondido escondidas surdina caladinho quietinho encoberto',
    'entre > nos gente',
  ],
  unasked: [
    'sem > permissao autorizacao consentimento pedir avisar dizer perguntar contar > ',
    'eles elas dono donos dona patrao pais avo clientes cliente vizinhos inquilinos > nao nem > sabe sabem autorizou autorizaram aceitou percebe percebem',
    'pelas por > costas',
    'sem > saber saberem ele ela eles > ',
  ],
  unlicensed: [
    'sem > licenca alvara papel papeis documento documentos nota recibo contrato registro registo seguro carteira certificado cnpj fatura diploma habilitacao anvisa',
    'nao > tenho tem temos ha > licenca alvara papeis documento diploma contrato registro registo carteira',
    'por debaixo > fora baixo pano mesa',
    'receita fiscal fiscais prefeitura financas camara > nao nem nunca nada > sabe fica ve precisa',
    'nao > declaro declara declaramos registro',
  ],
  name: [
    'no em com > nome > de da do outra outro dela dele meu minha alguem falecido',
    'com usando no > cpf passaporte conta cartao identidade senha dados login > de da do dela dele outra outro alheio',
    'fingir fingindo finjo passar passando passo > por que ser sou',
    'como > se > fosse fossem for',
  ],
  untold: [
    'nao sem > digo dizer diz falo falar conto contar menciono mencionar > que nada',
    'vend* pass* > como por > novo nova original originais autentico organico caseiro local fresco legitimo bom artesanal',
    'acham pensam acreditam acha pensa acredita > que > e sao sou',
    'parece parecem parecer > de original verdade verdadeiro novo oficial',
  ],
  origin: ['nao sem nem > pergunt* > onde', 'de > onde > vem vieram veio sai', 'caiu caido cai > do > caminhao camiao'],
  pressure: [
    'se > nao > pagar paga pagarem assinar aceitar quiser trabalhar',
    'nao > pode podem consegue conseguem tem tem > reclamar denunciar sair recusar escolha falar',
    'fico ficar seguro guardo retenho tiro tomo > com o os > passaporte documentos documento celular telemovel salario',
    'nao > tem tem > escolha opcao saida',
  ],
  agreed: [
    'com > permissao autorizacao consentimento acordo > ',
    'eles donos dono pais familia familias todos todo vizinhos prefeitura escola clientes condominio > sabe sabem acordo assinado autoriza autorizam autorizou pediram pedem pediu concordam',
    'me > pediu pediram pedem pede deram autorizou autorizaram',
    'peco pedindo pergunto perguntando > permissao autorizacao antes licenca',
  ],
  licensed: [
    'tenho com tem tirei > licenca alvara carteira diploma seguro registro registo contrato mei cnpj carta',
    'declaro declarando declaramos pago pagando > tudo impostos imposto rendimentos',
    'dou com emito dando emitindo > nota recibo fatura recibos notas',
    'registrado registrada autorizado habilitado licenciado > por na no e como pela',
  ],
  told: [
    'etiqueta rotulo cartaz placa anuncio ficha > diz diga com claro avisa',
    'digo aviso explico avisando dizendo > sempre claro que tudo > e sao tal',
    'claramente abertamente honestamente > marcado dito escrito digo identificado',
  ],
  exempt: [
    'nao > precisa preciso exige pede pedem necessita > licenca alvara papel diploma registro',
    'sem > precisar > de licenca alvara',
    'permitido legal permite liberado > aqui sem la',
  ],
};
