let moved = false;

/** The visitor has left the address that the document was made for: what came with it is no longer fresh. */
export const hasMoved = (): boolean => moved;

/** wouter tells of each change of the address by an event of that name. */
export function watchMoves(): void {
  for (const change of ['pushState', 'replaceState', 'popstate'])
    window.addEventListener(change, () => {
      moved = true;
    });
}
