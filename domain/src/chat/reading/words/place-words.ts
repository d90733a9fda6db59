const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Towns whose name in small letters is a word like any other. */
export const AMBIGUOUS_TOWNS = words(
  `sens orange grasse lure pont vif guise ham albert avion fosses vertus bains port mer eu rue us y grand place
   ville bar bonne die gap marche romans lisses trappes maisons saint sainte nord sud est ouest centre bois fort
   fortes vert blanc noir roche pierre montagne plage lac parc foret bourg hautes bas haut lot loire cher ain salon
   loue bue bu marseillan aire anse arc ars aubin beaumont champagne chelles coulonges croix forges garde gardes
   loge mees mormant mure penne plaine ris roques sains selles sorgues villars villers vire voisins vent vents gare
   gares corps cours course ballon rosiers`,
);
/** Ordinary words of such requests: never a place, whatever the gazetteer holds. */
export const COMMON_WORDS = words(
  `a ai aussi autre autres avec avoir ayant assez au aux alors acheter achat achete achats acquerir acquisition
   annuel annuelle apport appartement activite actuel actuellement aide aider ailleurs an ans bail baux bas beau
   belle besoin bien bonjour bon bonsoir bref brut budget bar boulangerie c ca cafe car ce cela celui ces cet cette
   chaud cher chere chers cherche chercher cherchez chez choix clair client clients combien comme comment
   commercial commerciale commerciaux commerciales compris conseiller contact correct cote coup d dans de debut
   deja des deux dis dites dix donc donne du dossier elle en encore entre environ est et etre eu euro euros
   estimation estimer exact exactement emplacement enfin faire fait faut fixe fonds france francs grand grande
   grands grandes gros grosse gerer hors hotel ici il ils immobilier immobiliere immediat interesse interessant
   investir investissement investisseur j je jour jours jusqu jusque l la le les leur libre libres location
   locations locataire louer loue loues louee louees loyer loyers lot lots long m ma mais max maxi maximum me meme
   mes merci mettre mieux mille million millions min mini minimum moi moins mois mon montant montre montrer montrez
   mensuel n ne net neuf neuve ni nos notre nous non nouveau o occupe occupes occupee occupees offre ok on ont or
   ou oui ouvrir par partir pas passage patron petit petite petits peu peut peux pharmacie pied pieds plus possible
   pour pouvez pouvoir premier pres prix proche professionnel projet propose proposer proposez propriete
   proprietaire proximite puis qu quand quartier quel quelle quels quelles quelque quelques qui quoi recherche
   rechercher rendement rentable rentabilite rendez reprendre restaurant rez rien rue s sa salut sans se secteur
   selon si simple situe sinon soit son sont sous souhaite suis sur surface supermarche t ta te tel tout toute
   toutes tous tres trop trouve trouver trouvez type un une usage va vais vacant vacants valeur vaste vendre vend
   vends vente ventes vers veut veux vide vides vieux vite voici voila voir vos votre voudrais vous vrai y zone
   renover saisir terme temps titre debattre negocier ceder cession reprise transformer exploiter amenager cent
   cents trois quatre cinq six sept huit onze douze treize vingt trente quarante cinquante soixante monsieur madame
   urgent urgence vitrine vitrines terrasse parking cave sol etage angle pietonne commercante nonante septante
   notaire shop shops store stores retail office offices building buildings premises for rent sale buy lease under
   over below above less more than least looking want need with the and find search square meters metres big large
   spacious up to let empty space in of at from price`,
);
