import type { PostDraft } from './post-draft';

export const RENDEMENT: PostDraft = {
  title: 'Rendement brut, rendement net : comparer ce qui est comparable',
  excerpt:
    'Deux annonces à 7 % ne rapportent pas forcément la même chose. Ce que chaque chiffre contient, et ce qu’il laisse dehors.',
  tags: ['Investissement', 'Loyer'],
  publishedOn: '2026-10-09',
  content: `
<p>Le rendement est le chiffre le plus regardé d’une annonce de murs commerciaux, et le plus souvent mal compris. Non parce qu’il est compliqué, mais parce qu’il en existe plusieurs et qu’ils portent le même nom.</p>
<h2>Le rendement brut</h2>
<p>C’est le loyer annuel, hors taxes et hors charges, divisé par le prix. Simple, immédiat, il sert à trier. Il ne dit rien de ce qui reste au propriétaire une fois payé ce qui est à sa charge.</p>
<h2>Le rendement net</h2>
<p>Du loyer, on retire ce que le bail laisse au bailleur : une partie des charges, l’assurance, la gestion, et la taxe foncière si elle n’est pas remboursée par le locataire. Au prix, on ajoute les frais d’acquisition. Le résultat est toujours plus bas, et toujours plus vrai.</p>
<table>
<caption>Un exemple inventé : deux boutiques affichées au même rendement brut.</caption>
<thead><tr><th scope="col">Par an</th><th scope="col">Boutique A</th><th scope="col">Boutique B</th></tr></thead>
<tbody>
<tr><th scope="row">Prix, frais d’acquisition compris</th><td>430 000 €</td><td>430 000 €</td></tr>
<tr><th scope="row">Loyer hors taxes et hors charges</th><td>28 000 €</td><td>28 000 €</td></tr>
<tr><th scope="row">Taxe foncière restant au bailleur</th><td>0 €</td><td>2 400 €</td></tr>
<tr><th scope="row">Charges restant au bailleur</th><td>600 €</td><td>1 500 €</td></tr>
<tr><th scope="row">Reste</th><td>27 400 €</td><td>24 100 €</td></tr>
<tr><th scope="row">Rendement net</th><td>6,4 %</td><td>5,6 %</td></tr>
</tbody>
</table>
<p>Même affiche, près d’un point d’écart. La différence ne vient ni de la rue ni de la vitrine : elle est écrite dans le bail.</p>
<h2>La taxe foncière, question de rédaction</h2>
<p>Elle peut être mise à la charge du locataire si le bail le prévoit. Les autres impôts dont le propriétaire est redevable ne le peuvent pas toujours, et les gros travaux de structure restent à sa charge. Lire la clause de charges fait donc partie du calcul.</p>
<h2>Un rendement élevé est une information</h2>
<p>Il peut récompenser un risque réel : échéance proche, locataire fragile, rue qui change, loyer au-dessus du marché. Un loyer trop haut donne un beau rendement aujourd’hui, et une négociation demain. Un loyer un peu bas fait l’inverse.</p>
<p>Chaque fiche de notre catalogue propose un simulateur de financement : il part du loyer, des charges et de la taxe foncière de l’annonce, et vous pouvez y changer tous les chiffres.</p>`,
};
