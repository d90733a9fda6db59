import type { Heard } from './everyday-utterances';

/** The other half of the 120: nothing was ever tuned to them. A sentence that is mended by name moves to the everyday ones. */
export const KEPT_BACK: readonly Heard[] = [
  // Two wishes in one.
  [
    [
      'on aimerait connaître la valeur de notre immeuble à Nîmes, et voir aussi ce que vous avez en murs occupés à Montpellier',
    ],
    { offer: true, search: { cities: ['montpellier'], natures: ['murs'], occupancy: 'occupied' } },
  ],
  [
    ['mon local de Pau est à vendre ; par ailleurs je voudrais acheter un immeuble à Bayonne, 800 000 € maxi'],
    { offer: true, search: { cities: ['bayonne'], natures: ['immeuble'], transactions: ['sale'], maxPrice: 800_000 } },
  ],
  [
    ['je cherche une boutique à louer à Vannes, et combien vaut celle que je possède à Lorient ?'],
    { offer: true, search: { cities: ['vannes'], natures: ['boutique'], transactions: ['rental'] } },
  ],
  [
    ['Je voudrais une estimation de mes murs à Rouen puis réinvestir dans des bureaux au Havre'],
    { offer: true, search: { cities: ['le-havre'], natures: ['bureaux'], transactions: ['sale'] } },
  ],
  [
    ['vous avez des bureaux à Metz ? et vous ouvrez le samedi ?'],
    { reply: 'hours', search: { cities: ['metz'], natures: ['bureaux'] } },
  ],
  [
    ['i want to sell my shop in Nice and rent an office in Cannes'],
    { offer: true, search: { cities: ['cannes'], natures: ['bureaux'], transactions: ['rental'] } },
  ],
  // Corrections.
  [
    ['je cherche des bureaux à Tours', 'pardon, Blois et pas Tours'],
    { search: { cities: ['blois'], natures: ['bureaux'] } },
  ],
  [['des murs à Toulouse', 'ajoutez Montauban'], { search: { cities: ['toulouse', 'montauban'], natures: ['murs'] } }],
  [
    ['boutique à Angers 60 m² minimum', 'finalement 45 m² suffisent'],
    { search: { cities: ['angers'], natures: ['boutique'], minSurface: 45 } },
  ],
  [
    ['je veux acheter une boutique à Nîmes', 'en fait je préfère louer'],
    { search: { cities: ['nimes'], natures: ['boutique'], transactions: ['rental'] } },
  ],
  [
    ['murs occupés à Paris rendement 6 % min', "le rendement on s'en fiche"],
    { search: { cities: ['paris'], natures: ['murs'], occupancy: 'occupied' } },
  ],
  [
    ['un local à Marseille', 'et côté Aix-en-Provence ?'],
    { search: { cities: ['aix-en-provence'], natures: ['commercial'] } },
  ],
  [
    ['boutique à Rouen', "je me suis trompé de ville, c'est Rodez"],
    { search: { cities: ['rodez'], natures: ['boutique'] } },
  ],
  [
    ['immeuble à Nancy', 'on repart de zéro : je cherche un local à Épinal'],
    { search: { cities: ['epinal'], natures: ['commercial'] } },
  ],
  [
    ['local à louer à Tours', 'à vendre, pardon'],
    { search: { cities: ['tours'], natures: ['commercial'], transactions: ['sale'] } },
  ],
  // No accents, no apostrophes.
  [
    ['recherche locaux dactivite a louer a creteil'],
    { search: { cities: ['creteil'], natures: ['commercial'], transactions: ['rental'] } },
  ],
  [['il me faudrait un local a besancon rapidement'], { search: { cities: ['besancon'], natures: ['commercial'] } }],
  [['cest combien pour un magasin comme le mien a niort'], { offer: true }],
  [['sil vous plait quelquun peut mappeler'], { reply: 'advisor' }],
  [['quelles sont vos heures douverture'], { reply: 'hours' }],
  [
    ['locaux commerciaux metz entre 70 et 90m2'],
    { search: { cities: ['metz'], natures: ['commercial'], minSurface: 70, maxSurface: 90 } },
  ],
  [
    ['bureau a louer plein centre de clermont ferrand'],
    { search: { cities: ['clermont-ferrand'], natures: ['bureaux'], transactions: ['rental'] } },
  ],
  // English.
  [
    ['do you have any shops for sale in Strasbourg?'],
    { search: { cities: ['strasbourg'], natures: ['boutique'], transactions: ['sale'] } },
  ],
  [
    ['commercial building in Lille under 900k'],
    { search: { cities: ['lille'], natures: ['immeuble'], maxPrice: 900_000 } },
  ],
  [['could you value my office in Nantes please'], { offer: true }],
  [["I'd like to talk to a real person"], { reply: 'advisor' }],
  [['ok thank you, see you'], { reply: 'goodbye' }],
  [['what are your opening hours?'], { reply: 'hours' }],
  [['offices in Toulouse', 'no sorry, in Albi'], { search: { cities: ['albi'], natures: ['bureaux'] } }],
  [
    ['office of about 50 square meters in Rennes'],
    { search: { cities: ['rennes'], natures: ['bureaux'], minSurface: 40, maxSurface: 60 } },
  ],
  // Rents per month.
  [
    ['bureaux à Lyon loyer maximum 1 500 €/mois'],
    { search: { cities: ['lyon'], natures: ['bureaux'], transactions: ['rental'], maxPrice: 18_000 } },
  ],
  [
    ['je peux mettre 2000 balles par mois dans un local à Brest'],
    {
      search: {
        cities: ['brest'],
        natures: ['commercial'],
        transactions: ['rental'],
        minPrice: 19_200,
        maxPrice: 28_800,
      },
    },
  ],
  [
    ['je cherche une boutique à louer à Lille', 'entre 1000 et 1500 € mensuels'],
    {
      search: {
        cities: ['lille'],
        natures: ['boutique'],
        transactions: ['rental'],
        minPrice: 12_000,
        maxPrice: 18_000,
      },
    },
  ],
  [
    ['petit local à Quimper, 600 à 800 €/mois charges comprises'],
    {
      search: {
        cities: ['quimper'],
        natures: ['commercial'],
        transactions: ['rental'],
        minPrice: 7_200,
        maxPrice: 9_600,
      },
    },
  ],
  [
    ['local à Paris, pas de porte 50k maxi, loyer 3000 par mois maxi'],
    { search: { cities: ['paris'], natures: ['commercial'], transactions: ['rental'], maxPrice: 36_000 } },
  ],
  [
    ['à louer Colmar 15€/m²/mois, bureaux'],
    { search: { cities: ['colmar'], natures: ['bureaux'], transactions: ['rental'] } },
  ],
  // Slang.
  [["yo un p'tit local a Grenoble ça existe ?"], { search: { cities: ['grenoble'], natures: ['commercial'] } }],
  [['ya quoi comme murs à choper sur Limoges ?'], { search: { cities: ['limoges'], natures: ['murs'] } }],
  [['mon magasin je peux en tirer combien ?'], { offer: true }],
  [['y a pas qqun au tel ?'], { reply: 'advisor' }],
  [['tchao merci'], { reply: 'goodbye' }],
  [["c'est tout pour moi, bonne journée"], { reply: 'goodbye' }],
  // Owners.
  [["Propriétaire d'un immeuble à Vichy, j'envisage de le céder"], { offer: true }],
  [["quelle valeur pour une boutique de 60 m² qui m'appartient à Arles, louée 1 100 €/mois ?"], { offer: true }],
  [["je me sépare de mon local commercial de Sète, vous pouvez m'aider ?"], { offer: true }],
  [["faites vous des évaluations d'immeubles à Toulon"], { offer: true }],
  // Names.
  [['Je veux faire une estimation', 'je suis monsieur Paul Verdier'], { lead: { fullName: 'Paul Verdier' } }],
  [['Je veux faire une estimation', "this is Peter O'Neil"], { lead: { fullName: "Peter O'Neil" } }],
  [['Je veux faire une estimation', "c'est Anaïs de la Tour"], { lead: { fullName: 'Anaïs de la Tour' } }],
  [['Je veux faire une estimation', 'Dupuis Marc, enchanté'], { lead: { fullName: 'Dupuis Marc' } }],
  [
    ['Je veux faire une estimation', 'Ann Reed', 'ann.reed@example.com', 'my number is +44 20 7946 0958'],
    { lead: { fullName: 'Ann Reed', email: 'ann.reed@example.com', phone: '+44 20 7946 0958' } },
  ],
  // One property, a visit, a call.
  [['bonjour, je souhaite visiter le PGN 31'], { property: 31 }],
  [['infos sur la réf pgn-58 svp'], { property: 58 }],
  [['je voudrais un créneau samedi matin pour visiter'], { reply: 'visit' }],
  [["mon numéro c'est le 07 55 44 33 22, rappelez moi"], { reply: 'advisor' }],
  // Goodbye, and what only an adviser can answer.
  [['je vais en parler à ma femme, merci'], { reply: 'goodbye' }],
  [['merci pour tout, à bientôt'], { reply: 'goodbye' }],
  [["j'ai un litige avec mon propriétaire"], { reply: 'advisor' }],
  [['qui paie la taxe foncière dans un bail commercial ?'], { reply: 'advisor' }],
  [['le locataire de mes murs est en liquidation'], { reply: 'advisor' }],
];
