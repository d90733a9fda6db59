export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Side = 'above' | 'below' | 'right' | 'left';

export interface Placement {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
}

interface Asked {
  /** The mark that the popup belongs to. */
  readonly mark: Box;
  readonly popup: { readonly width: number; readonly height: number };
  /** The popup stays inside; in the same pixels as the mark. */
  readonly frame: Box;
}

const GAP = 10;
const MARGIN = 8;
/** The first that has room wins, so the popup does not change sides for a pixel. */
const PREFERRED: readonly Side[] = ['above', 'below', 'right', 'left'];

/** M71: the side with room for the popup; else the one with most of it, over the mark if need be, never outside. */
export function placePopup({ mark, popup, frame }: Asked): Placement {
  const room: Readonly<Record<Side, number>> = {
    above: mark.top - frame.top - GAP - MARGIN - popup.height,
    below: frame.top + frame.height - (mark.top + mark.height) - GAP - MARGIN - popup.height,
    right: frame.left + frame.width - (mark.left + mark.width) - GAP - MARGIN - popup.width,
    left: mark.left - frame.left - GAP - MARGIN - popup.width,
  };
  const side =
    PREFERRED.find((one) => room[one] >= 0) ?? PREFERRED.reduce((best, one) => (room[one] > room[best] ? one : best));
  const middle = {
    left: mark.left + mark.width / 2 - popup.width / 2,
    top: mark.top + mark.height / 2 - popup.height / 2,
  };
  const wanted: Readonly<Record<Side, { left: number; top: number }>> = {
    above: { ...middle, top: mark.top - GAP - popup.height },
    below: { ...middle, top: mark.top + mark.height + GAP },
    right: { ...middle, left: mark.left + mark.width + GAP },
    left: { ...middle, left: mark.left - GAP - popup.width },
  };
  return {
    side,
    left: within(wanted[side].left, frame.left, frame.width, popup.width),
    top: within(wanted[side].top, frame.top, frame.height, popup.height),
  };
}

/** Where the frame is too small, the popup's beginning counts. */
const within = (wanted: number, from: number, room: number, size: number): number =>
  Math.max(from + MARGIN, Math.min(wanted, from + room - size - MARGIN));
