import { INSIDE, PAGE, type Paper } from '../paper/paper';
import { heading } from './sections';

const GAP = 3;
const ACROSS = 3;
const WIDTH = (INSIDE - GAP * (ACROSS - 1)) / ACROSS;
const HEIGHT = (WIDTH * 3) / 4;
/** Adviser and legal lines stay with the photos: no page holds a few lines alone. */
const REST = 78;

/** Up to six more photos (M88), three in a row. */
export function drawGallery(paper: Paper, photos: readonly Uint8Array[]): void {
  if (photos.length === 0) return;
  const rows = Math.ceil(photos.length / ACROSS);
  heading(paper, 'Photos', rows * (HEIGHT + GAP) - GAP + REST);
  for (const [place, photo] of photos.entries()) {
    const x = PAGE.margin + (place % ACROSS) * (WIDTH + GAP);
    paper.photo(photo, x, paper.y + Math.floor(place / ACROSS) * (HEIGHT + GAP), WIDTH, HEIGHT);
  }
  paper.y += rows * (HEIGHT + GAP);
}
