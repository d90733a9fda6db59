import type { PostDraft } from './post-draft';

export const INDEXATION: PostDraft = {
  title: 'ILC ou ILAT : quel indice fait évoluer le loyer ?',
  excerpt:
    'Commerces et artisans suivent l’ILC, bureaux et entrepôts l’ILAT. Comment lire la clause, et refaire le calcul soi-même.',
  tags: ['Loyer', 'Bail commercial'],
  publishedOn: '2026-10-28',
  content: `
<p>Un loyer signé il y a cinq ans n’est presque jamais celui qui est payé aujourd’hui. Entre les deux, il y a un indice, publié chaque trimestre par l’INSEE, et une clause du bail qui dit comment s’en servir.</p>
<h2>Deux indices, deux familles de locaux</h2>
<table>
<caption>Quel indice pour quel local ? Le bail désigne toujours le sien.</caption>
<thead><tr><th scope="col">Indice</th><th scope="col">Nom complet</th><th scope="col">Pour qui</th></tr></thead>
<tbody>
<tr><th scope="row">ILC</th><td>Indice des loyers commerciaux</td><td>Commerces et artisans : boutique, restaurant, atelier ouvert à la clientèle</td></tr>
<tr><th scope="row">ILAT</th><td>Indice des loyers des activités tertiaires</td><td>Bureaux, entrepôts, plateformes logistiques, professions libérales</td></tr>
<tr><th scope="row">ICC</th><td>Indice du coût de la construction</td><td>On le rencontre encore dans des baux anciens</td></tr>
</tbody>
</table>
<h2>Le calcul</h2>
<p>Il tient en une ligne : le loyer en cours, multiplié par le nouvel indice, divisé par l’indice de départ. Les deux indices doivent être ceux du même trimestre, à une ou plusieurs années d’écart.</p>
<p>Prenons un exemple avec des chiffres ronds, inventés pour la démonstration : un loyer de 24 000 € par an, un indice de 120 au départ, de 126 un an plus tard. Le nouveau loyer est de 24 000 × 126 ÷ 120, soit 25 200 €.</p>
<h2>Les trois pièges</h2>
<ol>
<li><strong>Le trimestre de référence.</strong> C’est celui qu’écrit le bail, pas celui de la date anniversaire. Un trimestre de décalage change le résultat.</li>
<li><strong>L’oubli.</strong> Une indexation qui n’a pas été appliquée peut l’être plus tard, dans la limite de cinq ans. Un acheteur gagne à vérifier que le loyer annoncé est bien le loyer indexé.</li>
<li><strong>La clause à sens unique.</strong> Une clause qui ne permettrait que la hausse est exposée à la critique : l’indice doit pouvoir jouer dans les deux sens.</li>
</ol>
<h2>Indexation n’est pas révision</h2>
<p>L’indexation vient du contrat et joue toute seule, en général chaque année. La révision vient de la loi : elle se demande, tous les trois ans, et elle a ses propres règles et son propre plafond. Un bail peut connaître les deux.</p>
<p>Sur nos fiches, l’indice apparaît dans l’encadré « Données Bail », à côté du loyer.</p>`,
};
