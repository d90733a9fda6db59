import type { SwipeStart } from '../../ui/carousel/use-swipe';
import { isOnPhoto } from './is-on-photo';

/** Where a swipe turns the carousel: on a photo it turns the card's own photos. */
export function notOnPhoto(start: SwipeStart): boolean {
  const card = start.target instanceof Element ? start.target.closest('article') : null;
  return !card || !isOnPhoto(card, start);
}
