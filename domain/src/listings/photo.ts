/** A point of a photo, from its upper left corner: shares of its width and its height, 0 to 1. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** A photo as shown. Own photos are served at `/media/{key}/{width}`, the format chosen by what the browser accepts. */
export interface Photo {
  /** '/media/{key}.jpg' of an own photo, signed for minutes ('?s=…') where it is its readers' alone; or an address elsewhere. */
  readonly url: string;
  /** Of an own photo. */
  readonly key?: string;
  readonly width?: number;
  readonly height?: number;
  /** Thumbhash, base64: the blurred stand-in while the photo loads, and all that a gated property shows. */
  readonly thumbhash?: string;
  readonly alt?: string;
  /** What stays in sight wherever the photo is cut to a frame. */
  readonly focus?: Focus;
  /** Of an off-market property: for its readers, whose cookie reaches us and no CDN. */
  readonly readersOnly?: true;
}

/** Widths that are made of every photo, in pixels; none is wider than the original. */
export const PHOTO_WIDTHS = [320, 480, 640, 960, 1280, 1920] as const;
