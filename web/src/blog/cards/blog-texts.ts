/** M112. */
export const POSTS_FAILED = 'Impossible de charger les articles de blog';
export const NO_POSTS = 'Aucun article disponible pour le moment';
export const POSTS_WAITING = 'Chargement des articles...';
export const BLOG_LEAD =
  'Bail, loyer, rendement, vente\u00a0: ce qu’il faut savoir des murs et des locaux commerciaux, expliqué simplement.';
