import type { Random } from '@pignon/domain/shared/seeded';
import type { Light } from './light';
import { mixed } from './light';
import { all, circle, ellipse, path, rect, type Svg, times, to } from '../svg';

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function sky({ left, top, width, height }: Frame, light: Light, random: Random): Svg {
  const [, middle, low] = light.sky;
  const cloud = light.hour === 'overcast' ? '#EEF2F4' : light.dark ? mixed(middle, low, 0.6) : '#FFFFFF';
  const clouds = all(light.hour === 'night' ? 2 : 5, () => {
    const [x, y] = [left + random.next() * width, top + random.next() * height * 0.4];
    const size = width * random.between(0.05, 0.13);
    return times(6, () =>
      ellipse(
        x + random.between(-1.4, 1.4) * size,
        y + random.between(-0.22, 0.22) * size,
        size * random.between(0.5, 1.1),
        size * random.between(0.1, 0.24),
        { fill: cloud, opacity: 0.16 },
      ),
    ).join('');
  });
  const stars =
    light.hour === 'night'
      ? all(60, () =>
          circle(
            left + random.next() * width,
            top + random.next() * height * 0.5,
            width * 0.0007 * random.between(1, 2),
            {
              fill: '#FFFFFF',
              opacity: 0.7,
            },
          ),
        ) +
        circle(left + width * 0.82, top + height * 0.1, width * 0.022, { fill: '#FDF3D8', opacity: 0.95 }) +
        circle(left + width * 0.82, top + height * 0.1, width * 0.075, 'url(#halo)')
      : '';
  return (
    rect(left, top, width, height, 'url(#sky)') +
    stars +
    clouds +
    far(left, width, mixed(low, light.on('#8A97A3'), 0.55), random)
  );
}

/** Roofs behind the street's own, paler with distance. */
function far(left: number, width: number, paint: string, random: Random): Svg {
  let x = left - 50;
  let line = `M${to([x, 0])}`;
  while (x < left + width + 50) {
    const [across, high] = [random.between(180, 420), -random.between(700, 1500)];
    line += `L${to([x, high])}L${to([x + across * 0.12, high - 90])}L${to([x + across * 0.3, high - 90])}`;
    line += `V${Math.round(high - 150)}h28v60L${to([x + across * 0.88, high - 90])}L${to([x + across, high])}`;
    x += across;
  }
  return path(`${line}L${to([x, 0])}z`, { fill: paint, opacity: 0.75 });
}
