import type { RemarkFrames } from './en.ts';

export const fr: RemarkFrames = {
  unseen: [
    'personne nul > demande* sait sache saura verifi* regarde* controle* voit voie remarqu* compte soupconne* rien',
    'sans > que > personne sache sachent voie voient remarque remarquent',
    'ni vu > vu ni > connu',
    'sans > poser > questions question',
    'pas > de > questions question',
    'douce cachette catimini discretos',
    'entre > nous',
    'verront verra sauront saura > rien pas',
  ],
  unasked: [
    'sans > demander prevenir dire autorisation accord permission consentement avertir > ',
    "ils elles gens clients client proprietaire patron parents mamie voisins locataires famille > ne n' pas > sait savent courant accord",
    'dans > le > dos',
    'insu',
  ],
  unlicensed: [
    'sans > licence permis papiers papier facture factures recu contrat contrats diplome declaration assurance certificat agrement autorisation declarer carte brevet statut vaccins',
    "pas aucun > de d' > licence permis papiers facture factures contrat diplome assurance agrement statut",
    'au > noir black',
    'sous > table manteau',
    'fisc impots mairie urssaf caf inspecteur > rien pas jamais > sait su voit savoir besoin',
    'pas jamais rien > declare declarer declaree declares',
  ],
  name: [
    "au sous avec > nom noms > de d' autre mort quelqu",
    "avec sur > passeport carte compte identite identifiants badge mot > de d' autre quelqu'un un",
    'son leur ma > nom > a pour sur',
    'faire faisant fais > passer > pour',
    "comme > si > j' etait etais c'",
  ],
  untold: [
    'sans ne pas rien > dire preciser mentionner signaler dit dis precise',
    'vend* passer refourgu* revend* > comme pour > neuf neuve vrai vrais bio original originaux authentique local maison frais ancien artisanal',
    "croient croit pensent pense croire > que qu' > c' est sont je",
    'ressemble ressemblent air > vrai vrais original officiel neuf authentique',
  ],
  origin: [
    "pas sans jamais > demande* > d' ou",
    "d' > ou > vient viennent sort sortent",
    'tombe tombes tombee > du > camion',
  ],
  pressure: [
    "si s' > pas refuse* > paye* paie* signe* accepte* veut veulent travaille*",
    'peut peuvent osent ose > pas > plaindre plainte refuser partir porter parler',
    'garde gardent gardant prends confisque retiens > son leur leurs ses > passeport passeports papiers telephone salaire paye',
    'pas > le > choix',
  ],
  agreed: [
    'avec > accord autorisation permission consentement > ',
    'ils elles proprietaire proprietaires parents famille familles tous tout voisins mairie ecole clients > savent sait accord signe signent autorise autorisent demande demandent courant',
    "m' > ont a > demande demandent donne autorise",
    'demande demandant demander > avant autorisation permission accord',
  ],
  licensed: [
    'ai avec a passe > licence permis diplome assurance agrement contrat carte statut siret formation',
    'declare declarant paye payant > tout impots revenus charges cotisations',
    'fais donne avec faisant > facture factures recu recus',
    'declare agree enregistre assure certifie immatricule > par au a et en comme',
  ],
  told: [
    'etiquette panneau affiche annonce fiche > dit dise indique avec precise clairement marque',
    "dis previens explique annonce precise > toujours clairement que bien > c' est tout",
    'clairement ouvertement honnetement > marque dit ecrit indique annonce',
  ],
  exempt: [
    "pas > besoin > de d' permis licence diplome papiers",
    'aucun > permis licence diplome > necessaire besoin demande',
    'autorise legal permis > ici sans chez',
  ],
};
