export const POST_PHOTO_SIZES = '(min-width: 1344px) 1216px, 92vw';
export const CARD_PHOTO_SIZES = '(min-width: 1024px) 400px, (min-width: 640px) 46vw, 92vw';
