/** Of the window: nearer to its end than this, the page goes on by itself. */
const EDGE_PX = 96;
const STEP_PX = 14;

/** A held card gets to photos out of sight: `onPlace` is told where the pointer is, also while the page goes by beneath it. */
export function scrollAtEdge(signal: AbortSignal, onPlace: (x: number, y: number) => void) {
  let at: { readonly x: number; readonly y: number } | null = null;
  let frame = 0;
  const go = () => {
    frame = 0;
    const step = at ? stepAt(at.y, window.innerHeight) : 0;
    if (!at || step === 0 || signal.aborted) return;
    window.scrollBy({ top: step, behavior: 'instant' });
    onPlace(at.x, at.y);
    frame = requestAnimationFrame(go);
  };
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  return (x: number, y: number) => {
    at = { x, y };
    onPlace(x, y);
    if (frame === 0) frame = requestAnimationFrame(go);
  };
}

/** Faster the nearer to the edge. */
export function stepAt(y: number, height: number): number {
  const above = EDGE_PX - y;
  const below = y - (height - EDGE_PX);
  const share = (px: number) => Math.ceil((Math.min(px, EDGE_PX) / EDGE_PX) * STEP_PX);
  if (above > 0) return -share(above);
  return below > 0 ? share(below) : 0;
}
