import type { Review, ReviewsSummary, Stars } from './review';

const review = (n: number, displayName: string, starRating: Stars, month: string, comment: string): Review => ({
  reviewId: `demonstration-${n}`,
  reviewer: { displayName },
  starRating,
  comment,
  createTime: `${month}-10T09:00:00.000Z`,
  updateTime: `${month}-10T09:00:00.000Z`,
});

/** M114: five, of people who do not exist; never shown without their badge, never told to search engines (F42). */
export const DEMONSTRATION: ReviewsSummary = {
  totalReviewCount: 47,
  averageRating: 4.8,
  reviews: [
    review(
      1,
      'Client exemple A',
      5,
      '2026-09',
      'Des murs occupés bien présentés, bail et loyer donnés avant la visite.',
    ),
    review(2, 'Client exemple B', 5, '2026-07', 'Estimation claire et argumentée, reçue dans le délai annoncé.'),
    review(3, 'Client exemple C', 4, '2026-05', 'Une équipe disponible pour trouver un local dans notre quartier.'),
    review(4, 'Client exemple D', 5, '2026-03', 'Négociation menée avec sérieux jusqu’à la signature chez le notaire.'),
    review(5, 'Client exemple E', 5, '2026-01', 'Gestion locative suivie, un seul interlocuteur toute l’année.'),
  ],
};
