type Review = {
  reviewId: string;
  reviewer: { displayName: string; profilePhotoUrl?: string; isAnonymous?: boolean };
  starRating: 'ONE' | 'TWO' | 'THREE' | 'FOUR' | 'FIVE';
  comment?: string;
  createTime: string;
  updateTime: string;
  reviewReply?: { comment: string; updateTime: string };
};

/** Invented, and their authors say so: nobody must take them for real opinions. */
export const REVIEWS: Review[] = [
  review('1', 'Client fictif A', 'FIVE', 'Boutique vendue en deux mois, un suivi clair.', '2025-09-12T09:20:00Z'),
  review('2', 'Client fictif B', 'FIVE', 'Estimation reçue sous 48 heures, très détaillée.', '2025-08-03T14:05:00Z'),
  {
    ...review('3', 'Client fictif C', 'FOUR', 'Bons conseils sur le bail 3-6-9.', '2025-06-21T08:00:00Z'),
    reviewReply: { comment: 'Merci de votre confiance.', updateTime: '2025-06-22T08:00:00Z' },
  },
  review('4', 'Client fictif D', 'FIVE', 'Murs occupés achetés en confiance.', '2025-05-02T16:40:00Z'),
  review('5', 'Client fictif E', 'TWO', 'Un rappel promis est venu trop tard.', '2025-03-18T11:11:00Z'),
  // As the real ones: a review may have no text, and its author no name.
  {
    reviewId: '6',
    reviewer: { displayName: 'Un utilisateur Google', isAnonymous: true },
    starRating: 'FOUR',
    createTime: '2025-02-10T10:00:00Z',
    updateTime: '2025-02-10T10:00:00Z',
  },
  review('7', 'Client fictif F', 'FOUR', 'Équipe disponible, visite bien préparée.', '2024-12-01T17:30:00Z'),
  review('8', 'Client fictif G', 'FIVE', 'Local loué au bon prix.', '2024-11-14T12:00:00Z'),
];

function review(
  id: string,
  displayName: string,
  starRating: Review['starRating'],
  comment: string,
  at: string,
): Review {
  return { reviewId: id, reviewer: { displayName }, starRating, comment, createTime: at, updateTime: at };
}
