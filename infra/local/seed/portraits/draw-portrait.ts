import { circle, ellipse, path, rect, rounded, type Svg } from '@pignon/facades/svg';

/** Of the picture, in pixels: a square of so many units. */
export const PORTRAIT = 480;

const layers = (...drawn: readonly Svg[]): Svg => drawn.join('');

export interface Portrait {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly cut: 'short' | 'bob' | 'bun' | 'curls';
  readonly jacket: string;
  readonly shirt: string;
  readonly wall: string;
  readonly glasses?: true;
  readonly beard?: true;
}

/** A drawn head, as the façades are drawn houses: nobody takes it for a person that there is. */
export const drawPortrait = (face: Portrait): Svg =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${PORTRAIT}" height="${PORTRAIT}" viewBox="0 0 480 480">${layers(
    rect(0, 0, 480, 480, face.wall),
    circle(240, 230, 190, { fill: '#FFFFFF', opacity: 0.16 }),
    behind(face),
    bust(face),
    head(face),
    hair(face),
    look(face),
  )}</svg>`;

const behind = ({ cut, hair }: Portrait): Svg =>
  cut === 'bob'
    ? path('M136 190 Q136 96 240 96 Q344 96 344 190 L352 316 Q240 344 128 316 Z', hair)
    : cut === 'bun'
      ? circle(240, 84, 38, hair)
      : cut === 'curls'
        ? layers(...[146, 178, 302, 334].map((x, at) => circle(x, 176 - (at % 3) * 18, 44, hair)))
        : '';

const bust = ({ jacket, shirt, skin, shade }: Portrait): Svg =>
  layers(
    path('M52 480 Q58 372 176 350 L240 372 L304 350 Q422 372 428 480 Z', jacket),
    path('M190 344 L240 452 L290 344 Z', shirt),
    rounded(206, 280, 68, 92, 30, skin),
    path('M206 314 Q240 346 274 314 L274 330 Q240 362 206 330 Z', shade),
    path('M176 350 L206 338 L236 452 L214 480 L166 480 Z', { fill: '#000000', opacity: 0.14 }),
    path('M304 350 L274 338 L244 452 L266 480 L314 480 Z', { fill: '#000000', opacity: 0.14 }),
  );

const head = ({ skin, shade }: Portrait): Svg =>
  layers(
    ellipse(158, 222, 14, 22, shade),
    ellipse(322, 222, 14, 22, shade),
    path('M158 190 Q158 122 240 122 Q322 122 322 190 Q322 322 240 326 Q158 322 158 190 Z', skin),
  );

function hair({ cut, hair: colour, beard }: Portrait): Svg {
  const top =
    cut === 'short'
      ? path('M152 204 Q140 98 244 96 Q346 98 328 204 Q318 156 286 148 Q220 160 176 148 Q160 166 152 204 Z', colour)
      : cut === 'bob'
        ? path(
            'M150 236 Q136 100 244 100 Q346 104 332 236 Q322 172 268 146 Q220 184 166 180 Q154 204 150 236 Z',
            colour,
          )
        : cut === 'bun'
          ? path('M152 212 Q146 106 240 106 Q334 106 328 212 Q316 150 240 146 Q164 150 152 212 Z', colour)
          : layers(...[164, 196, 232, 268, 304].map((x, at) => circle(x, 136 - (at % 2) * 14, 36, colour)));
  return beard
    ? layers(
        top,
        path('M158 226 Q166 336 240 342 Q314 336 322 226 Q312 280 278 274 Q240 262 202 274 Q168 280 158 226 Z', colour),
      )
    : top;
}

const look = ({ shade, glasses, hair: colour, beard }: Portrait): Svg =>
  layers(
    ...[204, 276].flatMap((x) => [
      circle(x, 220, 8, '#2A211C'),
      circle(x + 3, 217, 2.4, '#FFFFFF'),
      path(`M${x - 18} 198 Q${x} 188 ${x + 18} 198`, { stroke: colour, strokeWidth: 6 }),
    ]),
    path('M240 226 Q232 252 242 256', { stroke: shade, strokeWidth: 5 }),
    path('M212 284 Q240 304 268 284', { stroke: beard ? '#E7C3AE' : '#9C4F45', strokeWidth: 6 }),
    ...(glasses
      ? [
          circle(204, 220, 27, { stroke: '#22303A', strokeWidth: 5 }),
          circle(276, 220, 27, { stroke: '#22303A', strokeWidth: 5 }),
          path('M231 216 Q240 210 249 216', { stroke: '#22303A', strokeWidth: 5 }),
        ]
      : []),
  );
