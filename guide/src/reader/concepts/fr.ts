import type { ConceptWords } from './en.ts';

export const fr: ConceptWords = {
  sell: 'vend* vente ventes revend* revente ecouler ecoule refourgu* fourgu* marche boutique stand brocante commerce negoce grossiste',
  buy: 'achet* achat achats command* import* importe approvisionn*',
  make: 'fabriqu* fabrication faire fais fait prepare* produi* constru* imprim* coudre couds tricot* melang* brass* embouteill* moule*',
  write: 'ecri* redig* redaction rediger saisie tape taper correct*',
  rent: 'lou* location loue louer sousloue* souslocation bail locataire* airbnb hebergement',
  lend: 'pret prets prete* preter credit interet interets dette dettes emprunt* usure rembours*',
  repair: 'repar* retap* restaur* renov* entretien affut* reparation remettre bricol* depann*',
  teach:
    'cours lecon lecons enseign* apprend* atelier ateliers formation former forme stage initiation coach* conference conferences expliqu* professeur prof soutien',
  clean: 'menage nettoy* lav* lessive repassage',
  cook: 'cuisin* gateau gateaux pain repas confiture* soupe traiteur recette* plats patisserie*',
  carry:
    'livr* livraison* transport* colis courses convoy* coursier camion camionnette valise valises chauffeur conduire conduis fourgon navette covoitur*',
  copy: 'copie copies copier copi* dupli* cloner clone* scann* photocop* telecharg* grave* torrent*',
  promise: 'promet* promis promesse garant* garanti* doubler rendement* benefice* risque',
  invite: 'recrut* parrain* filleul* adhesion pyramide inviter rejoindre reseau inscription',
  treat:
    'soign* soin soins guer* inject* injection* piqu* diagnosti* therap* cabinet tatou* botox acide dents arrach* massage* magnetis* rebout* manipul*',
  advise: 'conseil* avocat* juriste notaire juridique* consult*',
  gamble: 'pari paris parier casino poker roulette des tombola loterie mise mises jeux bandit grattage tripot',
  invest: 'invest* crypto* jeton* bitcoin forex actions bourse trading placement* placer fonds monnaie token*',
  hack: 'pirat* hack* crack* debloqu* contourn* hameconn* phishing virus fuite fuites logiciel espion craquer mouchard* faille*',
  track:
    'traceur* traqu* espion* pister balise* gps airtag* surveill* filature filer ecoute* micro* cache cachee cachees suivre epie* mouchard',
  record: 'enregistr* film* camera* photo* photograph* video* image* drone*',
  threaten:
    'menac* menace* chantage extor* rackett* racket peur effray* intimid* frapp* tabass* vengeance venger faire nuire casser gros bras harcel* pression taire tairai',
  steal:
    'vol voler vole vole* volee voles volees piqu* chour* chaparde* cambriol* recel* tombe tombes tombee camion derob* fauch* pickpocket*',
  cheat:
    'arnaqu* escroqu* trich* truqu* tromp* ment* mensonge* bidonn* bidon magouill* combine* combines fraud* fraude rouler duper entourloup*',
  fake: 'faux fausse* fausses falsifi* contrefa* contrefacon* replique* imitation* imit* bidon* fictif* fictive* invent* simul* usurp* photoshop truque* bidonne* pretendu* soidisant copie',
  real: 'vrai* vraie* vrais vraies authenti* original* originaux veritable* honnete* honnetement reel reels reelle* verifi*',
  hide: 'cach* discret* discrete* discretement secret* secretement douce dissimul* doublure dessous silence planqu* ombre catimini',
  nobody:
    'personne jamais aucun* rien sait saura saurait verifie verifient question questions demande demandent remarque voit verra poser pose',
  bribe:
    'potdevin bakchich enveloppe enveloppes soudoy* dessous table graisser patte copain cousin contact piston* corromp* ferme yeux ristourne',
  fight: 'combat combats bagarre* boxe coqs chiens ring cage poings gants',
  hunt: 'chass* braconn* piege* collet* peche* pecher filet filets civelle* anguille* cerf sanglier* tirer gibier ormeau* braconnage',
  wild: 'ivoire perroquet* tortue* reptile* hibou chouette* faucon* rapace* chardonneret* protege protegee* proteges exotique* sauvage* singe* tigre* corail orchidee* espece* menace* oeufs serpent*',
  pet: 'chien* chiot* chaton* chat chats elevage* portee* veterinaire* lapin* cheval chevaux poney* eleveur saillie',
  waste:
    'dechet* amiante decharge* gravat* jeter bruler huile huiles vider riviere fosse pneus fluide* egout* epandre batterie* ferraille depot',
  car: 'voiture* vehicule* compteur* kilometr* controle catalytique* catalyseur* plaque* moto* scooter* velo* trottinette* garage occasion moteur pneu* airbag*',
  phone: 'telephone* portable* iphone* sim smartphone* ordinateur* imei',
  card: 'carte cartes bancaire* code compte comptes banque rib paypal distributeur virement*',
  cash: 'liquide especes billet billets cash argent black ecran',
  tax: 'impot* fisc tva facture* recu recus declar* douane* urssaf noir taxe* fiscal* compta comptabilite comptable',
  benefit:
    'allocation* alloc* aide aides caf rsa apl retraite* chomage prime primes handicap subvention* cpf renov mdph secu ameli',
  insure: 'assurance* assureur* sinistre* accident* constat indemnis* incendie degat* coup lapin expert declaration',
  charity: 'don dons donat* association* caritat* cagnotte* quete collect* orphelin* malade benevol* emmaus secours',
  scammed:
    'vieux vieille* vieilles age agee* agees ages personnes retraite* mamie* papi grandmere mamy veuve* veuf* alzheimer seule* seuls ehpad isole* isolees tutelle vulnerable*',
  child:
    'enfant* ado ados adolescent* mineur* mineure* bebe* gamin* gosse* eleve* ecole lycee college fille garcon petit* jeune* ans',
  sex: 'sexe escort* prostitu* passes passe bordel proxenet* nue nues nus intime* intimes porno* webcam onlyfans massage* client clients coquin*',
  girls: 'fille filles femme femmes epouse* copine copines mannequin* ex modele*',
  migrant:
    'migrant* etranger* etrangere* sanspapiers papiers visa visas frontiere* passeur* clandestin* refugie* asile prefecture titre sejour nationalite regularis*',
  smuggle:
    'contrebande passeur* passer trafic* trafiqu* conteneur* bateau* traverser mule* manche andorre belgique espagne faire',
  marry: 'mari* mariage* blanc epous* mairie conjoint*',
  worker:
    'ouvrier* salarie* employe* equipe serveur* plongeur* saisonnier* stagiaire* nounou* manoeuvre* livreur* intermittent*',
  wage: 'salaire* paye payer payes paie smic heures supplementaires stage* essai gratuit* fiche cotisation*',
  passport: 'passeport* identite permis licence* titre autorisation* papier papiers document* carte badge* certificat',
  certificate:
    'diplome* certificat* attestation* arret arrets maladie tampon* signature* signe signer bulletin* justificatif* recommandation* ordonnance* habilitation* cachet releve* fiches',
  exam: 'examen* devoir* memoire* these* dissertation* dissert* partiel* etudiant* bac concours epreuve* note notes reponse* universite copie fac toeic code',
  review:
    'avis etoile* abonne* likes commentaire* profil* bot bots temoignage* note google tripadvisor influenc* followers',
  password:
    'mot passe mots identifiant* netflix spotify iptv abonnement* decodeur* streaming cle cles boitier canal chaines compte',
  data: 'donnee* fichier* liste* adresse* mail mails contact* numeros coordonnees prives privee* personnelles clients dossier* patients base',
  drug: 'drogue* cannabis shit beuh herbe weed coke cocaine ketamine mdma ecsta* heroine lsd champignon* dealer* dealer joint* gramme* plant* barrette* resine thc pochon* protoxyde ballon* cbd',
  medicine:
    'medicament* ordonnance* pharmac* tramadol valium xanax subutex morphine codeine ozempic insuline antibiotique* viagra steroide* hormone* rivotril lyrica pregabaline comprime* ritaline fentanyl anabolis*',
  supplement:
    'complement* vitamine* plante* poudre* minceur maigrir regime tisane* huile* essentielle* creme* gelule* remede* detox eclaircissant* serum blanchi*',
  alcohol: 'alcool* vodka whisky gin biere* vin vins distill* alambic gnole goutte rhum eau vie prune calva pastis',
  tobacco: 'tabac cigarette* clope* puff puffs vape* cartouche* chicha snus nicotine',
  weapon:
    'arme armes fusil* pistolet* couteau* munition* balle balles cartouche* taser explosif* grenade* petard* mortier* feux artifice lame demilitaris* matraque* poing',
  brand:
    'marque* griffe* sac sacs nike gucci rolex vuitton chanel adidas lacoste apple disney etiquette* logo* parfum* basket* montre* maillot* luxe hermes pokemon polo',
  antique:
    'antique* antiquite* fouille* fouiller detecteur metaux romain* romaine* monnaies piece pieces tombe* tombeau musee* fossile* statue* tableau* vestige* archeolog* icone eglise',
  ticket: 'billet* place places concert* spectacle match file revente',
  piracy:
    'film* serie* album* chanson* musique livre* ebook* pdf manuel* logiciel* jeu jeux dvd usb pirate* cinema windows manga*',
  deposit:
    'acompte* caution* arrhes depot bailleur proprietaire* locataire* appartement* appart logement* chambre* studio squat* expuls* visite frais dossier cle',
  police:
    'police flic* gendarme* inspecteur* inspection controle* tribunal juge prison legal* legale* illegal* loi interdit* amende*',
  vote: 'vote* voter electeur* election* candidat* procuration* urne* rumeur* campagne municipales',
  office:
    'patron* boulot travail entreprise collegue* entrepot* hopital hotel bureau caisse usine stock service chantier',
  organ: 'rein reins organe* sang gpa mere porteuse ovocyte* sperme embryon* adoption* adopter',
  without: 'sans pas ni ne n non jamais aucun* hors',
  consent:
    'accord autorisation* permission consent* autoris* accepte* acceptent volontaire* volontiers prevenu* prevenus informe* informes ensemble demande avec',
  licensed:
    'agree* diplome* certifie* declare* declares licence* assure* assures habilite* immatricul* qualifie* officiel* siret autoentrepreneur legal* factur* norme* homologu* inscrit*',
  own: 'mes mon ma propre* maison moi perso jardin notre nos artisanal* fait',
  used: 'occasion seconde main ancien* vieux vintage recup* donne donnes recycl* friperie* depotvente',
  learn:
    'apprendre prevention prevenir eviter reperer reconnaitre proteg* protection sensibilis* victime* contre securite histoire theatre roman fiction recit jouet* jeu memoire ancien* rehab* sevrage',
  help: 'aide* aider accompagn* benevol* voisin* quartier gratuit* soutien formulaire* demarches solidar* dossier',
  openly: 'ecrit marque indiqu* clairement clair affich* transparent* ouvert* etiquet* mention* prix dit dis precis*',
  expired: 'perime* peremption date dates dlc reetiquet* rappel* avarie* cru teste* conforme* norme*',
  safety:
    'gaz electri* chaudiere* echafaudage* toit toiture mur porteur porteurs frein* casque* airbag* extincteur* detecteur* incendie amiante harnais',
  night: 'nuit* soir minuit cave garage hangar sous derriere arriere coffre grange',
  skim: 'pourcent commission* moitie tiers part chacun partage* marge* pourcentage',
  easy: 'facile* vite rapide* minutes fortune tranquille* pepere jackpot',
  impersonate:
    'appel* appeler sms texto* faire passer faux banquier conseiller petitfils police uniforme voix deepfake* ia celebre* celebrite* rencontre* tinder amoureux amoureuse sentiments militaire',
};
