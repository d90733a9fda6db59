import type { SwipeStart } from '../../ui/carousel/use-swipe';

/** Marks the part of a card where a swipe turns the photos. */
export const WINDOW_ATTRIBUTE = 'data-window';

/** The card's link lies over its photos, so where a press began is asked of its place. */
export function isOnPhoto(card: Element, { clientX, clientY }: SwipeStart): boolean {
  const photo = card.querySelector(`[${WINDOW_ATTRIBUTE}]`)?.getBoundingClientRect();
  return (
    photo !== undefined &&
    clientY >= photo.top &&
    clientY <= photo.bottom &&
    clientX >= photo.left &&
    clientX <= photo.right
  );
}
