export const REVIEWS = '/api/google-reviews';
