import type { CSSProperties } from 'react';
import styles from './range-slider.module.css';

interface RangeSliderProps {
  readonly label: string;
  /** 'Prix' → 'Prix minimum', 'Prix maximum'. */
  readonly name: string;
  readonly max: number;
  readonly step: number;
  readonly from: number;
  readonly to: number;
  /** How a value is said: '5 000 m² et plus' at the end. */
  readonly say: (value: number) => string;
  /** The end that moved, alone: one that lies beyond the track is not pulled onto it. */
  readonly onFrom: (from: number) => void;
  readonly onTo: (to: number) => void;
}

/** Two native sliders on one track: keyboard, screen readers and touch come with them. They stop at each other. */
export function RangeSlider({ label, name, max, step, from, to, say, onFrom, onTo }: RangeSliderProps) {
  const low = Math.min(from, max);
  const high = Math.min(to, max);
  const place = { '--from': low / max, '--to': high / max } as CSSProperties;
  const shared = { min: 0, max, step } as const;
  return (
    <fieldset className={styles.slider} style={place}>
      <legend className="visually-hidden">{label}</legend>
      <p className={styles.said} aria-hidden="true">
        <span className="num">{say(low)}</span>
        <span className="num">{say(high)}</span>
      </p>
      <div className={styles.track}>
        <input
          type="range"
          {...shared}
          // At the far end both lie on each other: the one that can still move is on top.
          className={low > max / 2 ? styles.above : undefined}
          value={low}
          aria-label={`${name} minimum`}
          aria-valuetext={say(low)}
          onChange={({ currentTarget }) => onFrom(Math.min(Number(currentTarget.value), high))}
        />
        <input
          type="range"
          {...shared}
          value={high}
          aria-label={`${name} maximum`}
          aria-valuetext={say(high)}
          onChange={({ currentTarget }) => onTo(Math.max(Number(currentTarget.value), low))}
        />
      </div>
    </fieldset>
  );
}
