import sharp from 'sharp';

interface PhotoOptions {
  readonly width?: number;
  readonly height?: number;
  readonly color?: string;
  /** EXIF orientation and notes planted in the file. */
  readonly orientation?: number;
  readonly note?: string;
}

/** A real JPEG with EXIF and GPS, red on its left third so that a turned picture shows. */
export function aPhoto({
  width = 800,
  height = 600,
  color = '#3377aa',
  orientation,
  note,
}: PhotoOptions = {}): Promise<Buffer> {
  const red = Buffer.from(
    `<svg width="${Math.round(width / 3)}" height="${height}"><rect width="100%" height="100%" fill="#d22"/></svg>`,
  );
  const image = sharp({ create: { width, height, channels: 3, background: color } })
    .composite([{ input: red, left: 0, top: 0 }])
    .jpeg();
  if (note || orientation)
    image.withExif({
      IFD0: { ImageDescription: note ?? '', Artist: note ?? '' },
      IFD3: { GPSLatitude: '48/1 51/1 30/1', GPSLongitude: '2/1 21/1 3/1' },
    });
  return (orientation ? image.withMetadata({ orientation }) : image).toBuffer();
}
