import { SOCIAL_PICTURE, type SocialPicture } from '@pignon/domain/sheets/social-picture';
import { facade } from '@pignon/facades/house/facade';
import type { Shape } from '@pignon/facades/shape';
import { painted } from '@pignon/facades/svg';
import type { OverlayOptions } from 'sharp';
import type { MediaStore } from '../media/media-store';
import { type FontName, fontFile } from './paper/fonts';
import { INK, type Ink } from './paper/ink';
import { croppedPhoto } from './sheet-photos';

const { width, height } = SOCIAL_PICTURE;
const PANEL = 216;
const SCENE = height - PANEL;
const EDGE = 56;
const FAMILIES: Readonly<Record<FontName, string>> = {
  display: 'Bricolage Grotesque Bold',
  body: 'Hanken Grotesk',
  strong: 'Hanken Grotesk SemiBold',
};

/** A property as its card: photo or house, price, surface and city. JPEG of 1200 × 630. */
export async function drawPicture(picture: SocialPicture, store: MediaStore): Promise<Buffer> {
  const frame = { width, height: SCENE, quality: 90, ...(picture.focus && { focus: picture.focus }) };
  const photo = picture.photo && (await croppedPhoto(store, picture.photo, frame));
  const [price, place, agency, kind, badge] = await Promise.all([
    written(picture.price, { font: 'display', size: 70, ink: INK.white, most: 760 }),
    written(picture.place, { font: 'strong', size: 34, ink: INK.laiton300, most: 780 }),
    written(picture.agency, { font: 'display', size: 52, ink: INK.white, most: 260 }),
    written(picture.kind, { font: 'strong', size: 28, ink: INK.white, most: 700 }),
    picture.badge ? written(picture.badge, { font: 'display', size: 36, ink: INK.white, most: 300 }) : null,
  ]);
  const plate = { left: EDGE, top: 40, width: kind.width + 44, height: 58 };
  const bar = badge && { left: width - badge.width - 60 - EDGE, top: 36, width: badge.width + 60, height: 66 };
  return await composed([
    { input: photo || houseOf(picture.seed), left: 0, top: 0 },
    {
      input: svg([
        { d: box(0, SCENE, width, PANEL), fill: INK.wagon800 },
        { d: box(0, SCENE, width, 6), fill: INK.laiton },
        { d: box(plate.left, plate.top, plate.width, plate.height), fill: INK.plaque },
        ...(bar ? [{ d: box(bar.left, bar.top, bar.width, bar.height), fill: INK.exclu }] : []),
      ]),
      left: 0,
      top: 0,
    },
    middle(kind, plate),
    ...(badge && bar ? [middle(badge, bar)] : []),
    { input: price.input, left: EDGE, top: SCENE + 76 - Math.round(price.height / 2) },
    { input: place.input, left: EDGE, top: SCENE + 158 - Math.round(place.height / 2) },
    { input: agency.input, left: width - EDGE - agency.width, top: SCENE + 110 - Math.round(agency.height / 2) },
  ]);
}

/** The agency's own: what is shared of a page that tells nothing of itself. */
export async function drawNeutralPicture(agency: string): Promise<Buffer> {
  const [name, trade] = await Promise.all([
    written(agency, { font: 'display', size: 120, ink: INK.white, most: 900 }),
    written('Immobilier commercial', { font: 'strong', size: 40, ink: INK.laiton300, most: 900 }),
  ]);
  return await composed([
    { input: svg([{ d: box(0, 460, width, 8), fill: INK.laiton }]), left: 0, top: 0 },
    middle(name, { left: 0, top: 150, width, height: 180 }),
    middle(trade, { left: 0, top: 340, width, height: 70 }),
  ]);
}

async function composed(layers: OverlayOptions[]): Promise<Buffer> {
  const { sharp } = await import('@pignon/infra/media/sharp');
  return await sharp({ create: { width, height, channels: 3, background: INK.wagon800 } })
    .composite(layers)
    .jpeg({ quality: 84, progressive: true })
    .toBuffer();
}

interface Written {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Lettering {
  readonly font: FontName;
  /** Pixels. */
  readonly size: number;
  readonly ink: Ink;
  /** As wide as it may be: longer text is written smaller. */
  readonly most: number;
}

/** Letters from our own font file: what the machine has installed makes no difference. */
async function written(text: string, { font, size, ink, most }: Lettering): Promise<Written> {
  const { sharp } = await import('@pignon/infra/media/sharp');
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${ink}">${escaped(text.replaceAll('\u202f', '\u00a0'))}</span>`,
      font: `${FAMILIES[font]} ${size}`,
      fontfile: fontFile(font),
      rgba: true,
      dpi: 72,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (info.width <= most) return { input: data, width: info.width, height: info.height };
  return await written(text, { font, size: Math.floor((size * most) / info.width) - 1, ink, most });
}

/** It is markup to the writer of letters. */
const escaped = (text: string): string =>
  text.replace(/[\p{Cc}]/gu, ' ').replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const middle = (
  { input, ...size }: Written,
  frame: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): OverlayOptions => ({
  input,
  left: Math.round(frame.left + (frame.width - size.width) / 2),
  top: Math.round(frame.top + (frame.height - size.height) / 2),
});

function houseOf(seed: number): Buffer {
  return svg(facade({ seed, width, height: SCENE }).shapes, SCENE);
}

const box = (x: number, y: number, wide: number, high: number): string => `M${x} ${y}h${wide}v${high}h${-wide}z`;

/** Paths and nothing else: no text, no address (security rows 45 and 49). */
function svg(shapes: readonly Shape[], high: number = height): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${high}" viewBox="0 0 ${width} ${high}">${shapes.map(painted).join('')}</svg>`,
  );
}
