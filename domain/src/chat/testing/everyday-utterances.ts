import type { SearchCriteria } from '../../listings/filters/filters';
import type { EstimationLead } from '../estimation/estimation-lead';

/** What the last message of a conversation gives, judged by what the assistant then does. */
export interface Given {
  readonly search?: SearchCriteria;
  readonly offer?: true;
  /** Of the running estimation. */
  readonly lead?: EstimationLead;
  readonly property?: number;
  readonly reply?: 'advisor' | 'visit' | 'goodbye' | 'hours' | 'fees' | 'who';
}
export type Heard = readonly [said: readonly string[], given: Given];

/** Written and labelled before a line of the code was read: half of 120, the other half was kept back. */
export const EVERYDAY: readonly Heard[] = [
  // Two wishes in one.
  [
    ["je vends mon bureau de Lille et j'en cherche un plus petit à Roubaix"],
    { offer: true, search: { cities: ['roubaix'], natures: ['bureaux'] } },
  ],
  [
    ["Bonjour, j'ai une boutique à céder à Dijon et je recherche des bureaux à louer à Besançon"],
    { offer: true, search: { cities: ['besancon'], natures: ['bureaux'], transactions: ['rental'] } },
  ],
  [
    ['estimez mon magasin svp et trouvez moi un local de 150 m2 a Troyes'],
    { offer: true, search: { cities: ['troyes'], natures: ['commercial'], minSurface: 120, maxSurface: 180 } },
  ],
  [
    ["avant d'acheter à Annecy des murs loués il faut que je vende mon immeuble de Chambéry"],
    { offer: true, search: { cities: ['annecy'], natures: ['murs'], transactions: ['sale'], occupancy: 'occupied' } },
  ],
  [
    ['un local à louer à Brest svp. Et si possible rappelez-moi au 06 11 22 33 44'],
    { reply: 'advisor', search: { cities: ['brest'], natures: ['commercial'], transactions: ['rental'] } },
  ],
  [
    ['quels sont vos honoraires, et avez-vous une boutique à Nancy ?'],
    { reply: 'fees', search: { cities: ['nancy'], natures: ['boutique'] } },
  ],
  // Corrections.
  [
    ['boutique à Nantes max 200k', 'non je voulais dire Rennes'],
    { search: { cities: ['rennes'], natures: ['boutique'], maxPrice: 200_000 } },
  ],
  [['local à Lyon', 'et à Grenoble aussi'], { search: { cities: ['lyon', 'grenoble'], natures: ['commercial'] } }],
  [
    ['immeuble à Lille 500 000 € max', 'on peut monter à 600 000'],
    { search: { cities: ['lille'], natures: ['immeuble'], maxPrice: 600_000 } },
  ],
  [
    ['bureaux à vendre à Reims', 'non plutot a louer'],
    { search: { cities: ['reims'], natures: ['bureaux'], transactions: ['rental'] } },
  ],
  [
    ['local à Caen, 100 m² max, 300 000 € max', 'oubliez le budget'],
    { search: { cities: ['caen'], natures: ['commercial'], maxSurface: 100 } },
  ],
  [
    ['boutique à Bordeaux', 'rien à Bordeaux ? et Libourne alors ?'],
    { search: { cities: ['libourne'], natures: ['boutique'] } },
  ],
  [
    ['bureaux à Lyon de 200 m²', 'à Villeurbanne plutôt, et 150 m² au plus'],
    { search: { cities: ['villeurbanne'], natures: ['bureaux'], maxSurface: 150 } },
  ],
  [
    ['je cherche une boutique à Lyon max 300k', 'nouvelle recherche : des bureaux à louer à Nice'],
    { search: { cities: ['nice'], natures: ['bureaux'], transactions: ['rental'] } },
  ],
  [
    ['des bureaux à Paris', 'pas Paris, trop cher. Montreuil ?'],
    { search: { cities: ['montreuil'], natures: ['bureaux'] } },
  ],
  // No accents, no apostrophes.
  [['jcherche une boutik pas chere a st etienne'], { search: { cities: ['saint-etienne'], natures: ['boutique'] } }],
  [
    ['jai besoin dun bureau de 25m2 a montpellier'],
    { search: { cities: ['montpellier'], natures: ['bureaux'], minSurface: 20, maxSurface: 30 } },
  ],
  [['lestimation est elle gratuite'], { offer: true }],
  [['jaimerais vendre limmeuble que jai herite a bourges'], { offer: true }],
  [['a t on besoin dun rdv pour vous voir'], { reply: 'advisor' }],
  [
    ['murs libres doccupation a perpignan moins de 180000'],
    { search: { cities: ['perpignan'], natures: ['murs'], occupancy: 'vacant', maxPrice: 180_000 } },
  ],
  [
    ['cherche immeuble mixte a st brieuc budget max 450 000e'],
    { search: { cities: ['saint-brieuc'], natures: ['immeuble'], maxPrice: 450_000 } },
  ],
  // English.
  [
    ["I'm looking for an office to rent in Bordeaux"],
    { search: { cities: ['bordeaux'], natures: ['bureaux'], transactions: ['rental'] } },
  ],
  [
    ['need commercial premises in Lyon, max 3000 euros a month'],
    { search: { cities: ['lyon'], natures: ['commercial'], transactions: ['rental'], maxPrice: 36_000 } },
  ],
  [['what is my building in Dijon worth?'], { offer: true }],
  [['can someone call me back tomorrow'], { reply: 'advisor' }],
  [['thanks, goodbye'], { reply: 'goodbye' }],
  [['is it a bot?'], { reply: 'who' }],
  [['shop in Paris', 'actually in Versailles'], { search: { cities: ['versailles'], natures: ['boutique'] } }],
  [['shop in Cannes at least 60 sqm'], { search: { cities: ['cannes'], natures: ['boutique'], minSurface: 60 } }],
  // Rents per month.
  [
    ['boutique à louer à Amiens, 900 € par mois max'],
    { search: { cities: ['amiens'], natures: ['boutique'], transactions: ['rental'], maxPrice: 10_800 } },
  ],
  [
    ['local nantes 1200 euros mensuel'],
    {
      search: {
        cities: ['nantes'],
        natures: ['commercial'],
        transactions: ['rental'],
        minPrice: 11_520,
        maxPrice: 17_280,
      },
    },
  ],
  [
    ['bureaux à louer à Nice', 'pas plus de 1800 par mois'],
    { search: { cities: ['nice'], natures: ['bureaux'], transactions: ['rental'], maxPrice: 21_600 } },
  ],
  [
    ['loyer annuel de 24 000 € maximum pour des bureaux à Rouen'],
    { search: { cities: ['rouen'], natures: ['bureaux'], transactions: ['rental'], maxPrice: 24_000 } },
  ],
  [
    ['boutique à Cannes avec un droit au bail de 80 000 € maximum'],
    { search: { cities: ['cannes'], natures: ['boutique'], transactions: ['rental'] } },
  ],
  [
    ['un bail à 1000€/mois à Dax, surface peu importe'],
    { search: { cities: ['dax'], transactions: ['rental'], minPrice: 9_600, maxPrice: 14_400 } },
  ],
  // Slang.
  [["wesh t'as une boutique sur Marseille ?"], { search: { cities: ['marseille'], natures: ['boutique'] } }],
  [
    ['jveux acheter un local a Albi genre 150k'],
    {
      search: {
        cities: ['albi'],
        natures: ['commercial'],
        transactions: ['sale'],
        minPrice: 120_000,
        maxPrice: 180_000,
      },
    },
  ],
  [['ça va chercher dans les combien mon local à Évreux ?'], { offer: true }],
  [['passe moi un humain stp'], { reply: 'advisor' }],
  [['a plus'], { reply: 'goodbye' }],
  [['bonne soirée à vous'], { reply: 'goodbye' }],
  // Owners.
  [['combien je pourrais tirer de mes murs loués 1500 € par mois à Agen ?'], { offer: true }],
  [['mon père possède des bureaux à Laval, à combien les mettre en vente ?'], { offer: true }],
  [['we own premises in Lyon and are thinking of selling'], { offer: true }],
  [['ma boutique de 80 m² à Pau vaut combien selon vous'], { offer: true }],
  // Names.
  [['Je veux faire une estimation', 'moi c Karim Benali'], { lead: { fullName: 'Karim Benali' } }],
  [['Je veux faire une estimation', "I'm Emily Clarke"], { lead: { fullName: 'Emily Clarke' } }],
  [['Je veux faire une estimation', 'jmappelle fatou diop'], { lead: { fullName: 'fatou diop' } }],
  [['Je veux faire une estimation', 'nom : Lefèvre, prénom : Hugo'], { lead: { fullName: 'Hugo Lefèvre' } }],
  [
    ['Je veux faire une estimation', 'Léa Martin', 'lea.martin@exemple.fr', 'le 06 22 33 44 55 (après 18h)'],
    { lead: { fullName: 'Léa Martin', email: 'lea.martin@exemple.fr', phone: '06 22 33 44 55' } },
  ],
  // One property, a visit, a call.
  [["PGN-7 c'est toujours dispo ?"], { property: 7 }],
  [['peut-on avoir un rendez-vous mardi pour PGN-104 ?'], { property: 104 }],
  [['is PGN-22 still available for a viewing on Friday?'], { property: 22 }],
  [['rdv telephonique possible demain ?'], { reply: 'advisor' }],
  // Goodbye, and what only an adviser can answer.
  [['ok je vous remercie, je reviendrai vers vous'], { reply: 'goodbye' }],
  [["non rien d'autre, au revoir"], { reply: 'goodbye' }],
  [['mon locataire ne paye plus ses loyers que faire'], { reply: 'advisor' }],
  [['je veux résilier mon bail commercial'], { reply: 'advisor' }],
  [['je dois réfléchir'], { reply: 'goodbye' }],
];
