import { chooseReviews, NO_REVIEWS } from './choose-reviews';
import { starsOf } from './star-words';

test('F43 M115 words become numbers; what is no such word says nothing', () => {
  expect(['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'].map(starsOf)).toEqual([1, 2, 3, 4, 5]);
  expect(['STAR_RATING_UNSPECIFIED', 'SIX', 'toString', 5, null, undefined].map(starsOf)).toEqual(
    Array.from({ length: 6 }, () => null),
  );
});

test('M114 F42 without any real answer: five labelled ones, 47 and 4.8, only where allowed', () => {
  const shown = chooseReviews(null, true);
  expect(shown).toMatchObject({ totalReviewCount: 47, averageRating: 4.8, demonstration: true });
  expect(shown.reviews).toHaveLength(5);
  expect(chooseReviews(null, false)).toEqual({ ...NO_REVIEWS, demonstration: false });
});

test('F42 a real answer is shown even when it is empty', () => {
  expect(chooseReviews(NO_REVIEWS, true)).toEqual({ ...NO_REVIEWS, demonstration: false });
});
