import type { Light } from './palette';
import { arch, circle, line, parts, polygon, rect } from './pen';
import { random } from './random';

export const ROOFS = ['zinc', 'pignon', 'terrace'] as const;
export type RoofKind = (typeof ROOFS)[number];

interface RoofProps {
  readonly kind: RoofKind;
  readonly x: number;
  /** Top of the walls. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly bays: number;
  readonly stone: string;
  readonly light: Light;
  readonly seed: number;
}

export function Roof(props: RoofProps) {
  if (props.kind === 'pignon') return <Gable {...props} />;
  return props.kind === 'zinc' ? <Mansard {...props} /> : <Terrace {...props} />;
}

function Mansard({ x, y, width, height, bays, light, seed }: RoofProps) {
  const slope = height * 0.22;
  const bay = width / bays;
  const dormer = { w: bay * 0.42, h: height * 0.62 };
  const at = parts(bays, (i) => x + bay * (i + 0.5) - dormer.w / 2);
  const seams = parts(Math.round(width / 13) - 1, (i) => {
    const share = (i + 1) / Math.round(width / 13);
    return line(x + slope + (width - 2 * slope) * share, y - height, x + width * share, y);
  });
  return (
    <>
      <Chimneys {...{ x, y, width, height, light, seed }} />
      <path
        fill={light.roof}
        d={polygon([x, y], [x + slope, y - height], [x + width - slope, y - height], [x + width, y])}
      />
      <path stroke={light.seam} d={seams.join('')} />
      <path
        fill={light.trim}
        d={at.map((left) => arch(left - 2.5, y - dormer.h - 4, dormer.w + 5, dormer.h + 1, dormer.w * 0.22)).join('')}
      />
      <path
        fill={light.glass}
        d={at.map((left) => arch(left + 1, y - dormer.h + 1, dormer.w - 2, dormer.h - 4, dormer.w * 0.16)).join('')}
      />
      <path
        stroke={light.trim}
        strokeWidth="1.4"
        d={at.map((left) => line(left + dormer.w / 2, y - dormer.h + 2, left + dormer.w / 2, y - 3)).join('')}
      />
    </>
  );
}

/** The house's own sign: a gable, with its round window. */
function Gable({ x, y, width, height, stone, light, seed }: RoofProps) {
  const peak = height * 1.25;
  const eave = 5;
  return (
    <>
      <Chimneys {...{ x, y, width: width * 0.5, height: height * 0.7, light, seed }} />
      <path fill={stone} d={polygon([x, y], [x + width / 2, y - peak], [x + width, y])} />
      <path
        fill="none"
        stroke={light.roof}
        strokeWidth="7"
        strokeLinejoin="miter"
        d={`${line(x - eave, y + 3, x + width / 2, y - peak)}L${x + width + eave} ${y + 3}`}
      />
      <path fill={light.trim} d={circle(x + width / 2, y - peak * 0.36, height * 0.2)} />
      <path fill={light.lit} d={circle(x + width / 2, y - peak * 0.36, height * 0.15)} />
    </>
  );
}

function Terrace({ x, y, width, height, light }: RoofProps) {
  const rail = height * 0.3;
  const posts = Math.round(width / 9);
  return (
    <>
      <path fill={light.roof} d={rect(x + width * 0.12, y - height * 0.72, width * 0.5, height * 0.72)} />
      <path
        fill={light.glass}
        d={parts(4, (i) => rect(x + width * (0.15 + i * 0.115), y - height * 0.6, width * 0.09, height * 0.5)).join('')}
      />
      <path
        stroke={light.iron}
        strokeWidth="1.2"
        d={
          line(x, y - rail, x + width, y - rail) +
          parts(posts + 1, (i) => line(x + (width * i) / posts, y - rail, x + (width * i) / posts, y)).join('')
        }
      />
      <path
        fill="#4C7A5F"
        d={parts(3, (i) => circle(x + width * (0.7 + i * 0.09), y - height * 0.2, height * 0.15)).join('')}
      />
    </>
  );
}

function Chimneys({
  x,
  y,
  width,
  height,
  light,
  seed,
}: Pick<RoofProps, 'x' | 'y' | 'width' | 'height' | 'light' | 'seed'>) {
  const dice = random(seed, 4);
  const stacks = parts(dice.whole(1, 2), (i) => x + width * dice.between(0.14 + i * 0.5, 0.3 + i * 0.5));
  const w = Math.min(width * 0.11, 30);
  const top = y - height * 1.3;
  return (
    <>
      <path fill={light.brick} d={stacks.map((left) => rect(left, top, w, height)).join('')} />
      <path fill={light.trim} d={stacks.map((left) => rect(left - 2, top, w + 4, 3)).join('')} />
      <path
        fill={light.brick}
        d={stacks.flatMap((left) => parts(3, (i) => rect(left + 2 + (i * (w - 4)) / 3, top - 7, w / 5, 7))).join('')}
      />
    </>
  );
}
