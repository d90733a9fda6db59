import { Pause, Play } from 'lucide-react';
import styles from './hero.module.css';

interface HeroControlsProps {
  readonly count: number;
  readonly selected: number;
  readonly playing: boolean;
  readonly canPlay: boolean;
  readonly show: (index: number) => void;
  readonly toggle: () => void;
}

export function HeroControls({ count, selected, playing, canPlay, show, toggle }: HeroControlsProps) {
  const Icon = playing ? Pause : Play;
  return (
    <div className={styles.controls}>
      {canPlay && (
        <button
          type="button"
          className={styles.pause}
          aria-label={playing ? 'Arrêter le défilement' : 'Reprendre le défilement'}
          onClick={toggle}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          className={styles.dot}
          aria-label={`Afficher la diapositive ${index + 1}`}
          aria-current={index === selected ? 'true' : undefined}
          onClick={() => show(index)}
        />
      ))}
    </div>
  );
}
