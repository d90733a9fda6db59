import type { PostDraft } from './post-draft';

export const VENDRE_MURS_LOUES: PostDraft = {
  title: 'Vendre des murs loués : la place du locataire',
  excerpt:
    'Le commerçant en place peut en principe acheter avant tout autre. Mieux vaut prévoir cette étape que la découvrir chez le notaire.',
  tags: ['Vente', 'Bail commercial'],
  publishedOn: '2026-08-26',
  content: `
<p>Vous possédez une boutique louée et vous voulez la vendre. Le bail suit les murs : l’acquéreur devient le nouveau bailleur, aux mêmes conditions. Mais avant lui, quelqu’un d’autre a son mot à dire.</p>
<h2>Un droit de préférence</h2>
<p>Lorsque le propriétaire d’un local commercial ou artisanal décide de le vendre, il en informe le locataire. Cette notification vaut offre de vente : elle donne le prix et les conditions. Le locataire a un mois pour répondre, puis, s’il accepte, un délai pour signer, plus long s’il demande un prêt.</p>
<p>La règle est d’ordre public : une clause du bail ne suffit pas à l’écarter.</p>
<h2>Le prix notifié est sans honoraires d’agence</h2>
<p>C’est un point que les tribunaux ont tranché : l’offre faite au locataire ne doit pas comprendre les honoraires de l’agence. Voilà pourquoi nos dossiers gardent toujours deux montants séparés, le prix honoraires inclus et le prix hors honoraires.</p>
<h2>Les ventes qui y échappent</h2>
<p>La loi prévoit des exceptions. Les plus connues concernent la vente d’un ensemble : plusieurs locaux d’un même ensemble commercial, des locaux distincts vendus en une fois, ou un immeuble entier. La vente à un proche parent en est une autre. Votre notaire dira si la vôtre en fait partie.</p>
<blockquote><p>Prévenir tôt le locataire, c’est souvent gagner du temps : il connaît le local mieux que personne, et il est parfois le meilleur acheteur.</p></blockquote>
<h2>Ce qui rend un dossier vendeur</h2>
<ul>
<li>un bail complet, avec ses avenants et le dernier loyer appelé ;</li>
<li>la répartition des charges et de la taxe foncière, noir sur blanc ;</li>
<li>les diagnostics, dont la performance énergétique, à jour ;</li>
<li>l’historique des paiements, simple et honnête.</li>
</ul>
<p>Une estimation sérieuse part de ces pièces. La nôtre est gratuite, et un conseiller vous répond sous 48 heures.</p>`,
};
