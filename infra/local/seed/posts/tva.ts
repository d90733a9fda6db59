import type { PostDraft } from './post-draft';

export const TVA: PostDraft = {
  title: 'Lire un loyer : HT, HC, TVA et dépôt de garantie',
  excerpt:
    'Avant de signer, remettre chaque montant à sa place : ce qui est du loyer, ce qui s’y ajoute, et ce qui revient un jour.',
  tags: ['Location', 'Loyer'],
  publishedOn: '2026-07-22',
  content: `
<p>« 1 800 € HT HC » : derrière ces quatre lettres, il y a une partie de votre budget. Voici comment passer du montant affiché à celui qui sort vraiment du compte.</p>
<h2>HT : la TVA n’est pas automatique</h2>
<p>La location d’un local nu n’est en principe pas soumise à la TVA. Le propriétaire peut choisir de l’y soumettre, et dans certains cas elle s’applique de plein droit. Pour un commerçant qui la récupère, l’effet est surtout de trésorerie ; pour une profession qui ne la récupère pas, c’est un coût.</p>
<p>Nos fiches l’écrivent en toutes lettres : « HT, TVA en sus », ou « non soumis à TVA ».</p>
<h2>HC : quelles charges ?</h2>
<p>Le bail doit contenir un inventaire précis des charges, impôts et travaux, et dire qui paie quoi. Le propriétaire envoie chaque année un état récapitulatif. Quelques dépenses ne peuvent pas être refacturées, comme les grosses réparations de structure.</p>
<h2>La taxe foncière</h2>
<p>Elle peut être mise à la charge du locataire si le bail le prévoit. Rapportée au mois, elle n’est pas négligeable : demandez le dernier avis.</p>
<h2>Le dépôt de garantie</h2>
<p>Souvent exprimé en mois ou en trimestres de loyer, il revient au locataire à son départ, si tout est en ordre. Ce n’est donc ni du loyer ni un droit d’entrée, mais il faut l’avoir le jour de la signature.</p>
<h2>Un budget d’entrée, ligne par ligne</h2>
<ol>
<li>le premier loyer et la première provision pour charges ;</li>
<li>le dépôt de garantie ;</li>
<li>le droit au bail ou le pas-de-porte, s’il y en a un ;</li>
<li>les honoraires, et la rédaction de l’acte ;</li>
<li>les travaux, l’enseigne et les autorisations qu’elle demande.</li>
</ol>
<p>Tous nos loyers sont affichés par an ou par mois, hors taxes et hors charges, avec ce que le propriétaire nous a communiqué. S’il manque une ligne, demandez-la : nous la chercherons.</p>`,
};
