import type { Heard } from './everyday-utterances';

/** Written and labelled before the chat was put into folders, without a look at how it reads. Nothing is tuned to them. */
export const HELD_OUT: readonly Heard[] = [
  // Two wishes in one.
  [
    ['je mets en vente mes murs à Bourges et je cherche une boutique à louer à Orléans'],
    { offer: true, search: { cities: ['orleans'], natures: ['boutique'], transactions: ['rental'] } },
  ],
  [
    ['Pourriez-vous estimer notre immeuble à Angers ? Nous cherchons aussi des bureaux à Laval, 120 m² minimum.'],
    { offer: true, search: { cities: ['laval'], natures: ['bureaux'], minSurface: 120 } },
  ],
  [
    ['je cherche des murs loués à Poitiers, et dites-moi ce que vaut mon magasin de Niort'],
    { offer: true, search: { cities: ['poitiers'], natures: ['murs'], occupancy: 'occupied' } },
  ],
  [
    ['Bonjour, un local à Pau, et quels sont vos tarifs ?'],
    { reply: 'fees', search: { cities: ['pau'], natures: ['commercial'] } },
  ],
  [
    ['i would like to sell my office in Lyon and buy a shop in Annecy'],
    { offer: true, search: { cities: ['annecy'], natures: ['boutique'], transactions: ['sale'] } },
  ],
  [
    ['vous êtes ouverts quand ? et il vous reste des boutiques à Colmar ?'],
    { reply: 'hours', search: { cities: ['colmar'], natures: ['boutique'] } },
  ],
  [
    ['on quitte notre boutique de Sète, il faudrait la vendre et nous trouver un local plus petit à Béziers'],
    { offer: true, search: { cities: ['beziers'], natures: ['commercial'] } },
  ],
  [
    ['je cherche un immeuble à Tarbes, rappelez-moi au 06 22 33 44 55'],
    { reply: 'advisor', search: { cities: ['tarbes'], natures: ['immeuble'] } },
  ],
  // Corrections.
  [
    ['boutique à Lille', 'pardon, je voulais dire des bureaux'],
    { search: { cities: ['lille'], natures: ['bureaux'] } },
  ],
  [
    ['local à louer à Nantes', 'non, à Saint-Nazaire'],
    { search: { cities: ['saint-nazaire'], natures: ['commercial'], transactions: ['rental'] } },
  ],
  [
    ['bureaux à Lyon 150 m² minimum', 'plutôt 100 m² minimum'],
    { search: { cities: ['lyon'], natures: ['bureaux'], minSurface: 100 } },
  ],
  [
    ['immeuble à Nice max 800 000 €', 'non 900 000'],
    { search: { cities: ['nice'], natures: ['immeuble'], maxPrice: 900_000 } },
  ],
  [['murs à Marseille', 'enlevez la ville'], { search: { natures: ['murs'] } }],
  [
    ['murs occupés à Dijon', "peu importe s'ils sont loués ou non"],
    { search: { cities: ['dijon'], natures: ['murs'] } },
  ],
  [['boutique à Metz ou Nancy', 'pas Metz finalement'], { search: { cities: ['nancy'], natures: ['boutique'] } }],
  [
    ['Je cherche un local à Brest', 'oublie tout, je veux des bureaux à Quimper'],
    { search: { cities: ['quimper'], natures: ['bureaux'] } },
  ],
  [
    ['Je veux faire une estimation', 'Zoé Martin', 'zoe@exemple.fr', 'pardon mon nom est Zoé Marin'],
    { lead: { fullName: 'Zoé Marin', email: 'zoe@exemple.fr' } },
  ],
  // No accents, no apostrophes.
  [
    ['je recherche un batiment a louer a saint etienne'],
    { search: { cities: ['saint-etienne'], natures: ['immeuble'], transactions: ['rental'] } },
  ],
  [
    ['local a louer aix en provence 1500 euros par mois maximum'],
    {
      search: { cities: ['aix-en-provence'], natures: ['commercial'], transactions: ['rental'], maxPrice: 18_000 },
    },
  ],
  [
    ['murs libres a chalons en champagne'],
    { search: { cities: ['chalons-en-champagne'], natures: ['murs'], occupancy: 'vacant' } },
  ],
  [['jaimerais connaitre la valeur de mon local'], { offer: true }],
  [['a quelle heure fermez vous'], { reply: 'hours' }],
  [
    ['boutique occupee a perigueux rendement 7 pour cent minimum'],
    { search: { cities: ['perigueux'], natures: ['boutique'], occupancy: 'occupied', minYield: 7 } },
  ],
  [
    ['bureaux ile de france moins de 350000 euros'],
    { search: { natures: ['bureaux'], regions: ['11'], maxPrice: 350_000 } },
  ],
  [
    ['cherche commerce a ceder a beziers'],
    { search: { cities: ['beziers'], natures: ['commercial'], transactions: ['sale'] } },
  ],
  // English.
  [
    ['looking for an office to rent in Bordeaux'],
    { search: { cities: ['bordeaux'], natures: ['bureaux'], transactions: ['rental'] } },
  ],
  [
    ['shops for sale in Toulouse under 250,000 euros'],
    { search: { cities: ['toulouse'], natures: ['boutique'], transactions: ['sale'], maxPrice: 250_000 } },
  ],
  [['how much is my building worth?'], { offer: true }],
  [['can someone call me back please'], { reply: 'advisor' }],
  [['what are your opening hours?'], { reply: 'hours' }],
  [
    ['retail premises in Reims, at least 100 sqm'],
    { search: { cities: ['reims'], natures: ['commercial'], minSurface: 100 } },
  ],
  [['thanks, goodbye'], { reply: 'goodbye' }],
  [['office in Nantes', 'and in Angers too'], { search: { cities: ['nantes', 'angers'], natures: ['bureaux'] } }],
  // Rents per month.
  [
    ['bureaux à Rennes, loyer 900 € par mois maximum'],
    { search: { cities: ['rennes'], natures: ['bureaux'], transactions: ['rental'], maxPrice: 10_800 } },
  ],
  [
    ['je veux louer une boutique à Albi, entre 1 000 et 1 500 € par mois'],
    {
      search: {
        cities: ['albi'],
        natures: ['boutique'],
        transactions: ['rental'],
        minPrice: 12_000,
        maxPrice: 18_000,
      },
    },
  ],
  [
    ['local à louer à Chambéry 2 000 €/mois max'],
    { search: { cities: ['chambery'], natures: ['commercial'], transactions: ['rental'], maxPrice: 24_000 } },
  ],
  [
    ['un bureau à moins de 600 euros mensuels à Limoges'],
    { search: { cities: ['limoges'], natures: ['bureaux'], transactions: ['rental'], maxPrice: 7200 } },
  ],
  [
    ['boutique à louer à Vannes', '1 200 € par mois maxi'],
    { search: { cities: ['vannes'], natures: ['boutique'], transactions: ['rental'], maxPrice: 14_400 } },
  ],
  [
    ['pas plus de 3000 par mois pour un magasin à Cannes'],
    { search: { cities: ['cannes'], natures: ['boutique'], transactions: ['rental'], maxPrice: 36_000 } },
  ],
  // As people speak.
  [['jcherche un ptit local pas cher a lille'], { search: { cities: ['lille'], natures: ['commercial'] } }],
  [["z'auriez pas un bureau dispo sur Grenoble ?"], { search: { cities: ['grenoble'], natures: ['bureaux'] } }],
  [['slt ya koi comme boutique a nice'], { search: { cities: ['nice'], natures: ['boutique'] } }],
  [['jveux vendre mon local ça vaut combien'], { offer: true }],
  [["c'est quoi vos horaires svp"], { reply: 'hours' }],
  [
    ['un local à Toulon, 250 000 balles max'],
    { search: { cities: ['toulon'], natures: ['commercial'], maxPrice: 250_000 } },
  ],
  [['t’es un robot ?'], { reply: 'who' }],
  [['y a moyen de visiter le local demain ?'], { reply: 'visit' }],
  // Goodbye.
  [['merci bonne soirée'], { reply: 'goodbye' }],
  [["c'est tout pour aujourd'hui, au revoir"], { reply: 'goodbye' }],
  [['boutique à Lyon', 'ok merci à bientôt'], { reply: 'goodbye' }],
  [['ciao'], { reply: 'goodbye' }],
  [['bonne journée à vous'], { reply: 'goodbye' }],
  // What is mine is to be estimated, what I look for is to be shown.
  [['à quel prix trouve-t-on des bureaux à Lyon ?'], { search: { cities: ['lyon'], natures: ['bureaux'] } }],
  [['combien coûte un local à Dijon ?'], { search: { cities: ['dijon'], natures: ['commercial'] } }],
  [['combien pourrais-je vendre ma boutique ?'], { offer: true }],
  [['je voudrais faire expertiser mes murs commerciaux'], { offer: true }],
  [['à combien estimez-vous un immeuble comme le mien ?'], { offer: true }],
  [
    ['je cherche un local estimé à moins de 200 000 € à Caen'],
    { search: { cities: ['caen'], natures: ['commercial'], maxPrice: 200_000 } },
  ],
  [['Combien vaut ma boutique ?', 'oui'], { lead: {} }],
  [
    ['avez-vous un immeuble à vendre avec locataires à Rouen ?'],
    { search: { cities: ['rouen'], natures: ['immeuble'], transactions: ['sale'], occupancy: 'occupied' } },
  ],
];
