import type { PointerEvent } from 'react';
import { WINDOW_ATTRIBUTE } from './use-card-photos';

/** Where a swipe turns the carousel: on a photo it turns the card's own photos. */
export function notOnPhoto({ target, clientX, clientY }: PointerEvent): boolean {
  const card = target instanceof Element ? target.closest('article') : null;
  const photo = card?.querySelector(`[${WINDOW_ATTRIBUTE}]`)?.getBoundingClientRect();
  return !photo || clientY > photo.bottom || clientY < photo.top || clientX < photo.left || clientX > photo.right;
}
