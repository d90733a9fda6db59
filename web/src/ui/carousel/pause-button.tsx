import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { Carousel } from './use-carousel';

interface PauseButtonProps {
  readonly carousel: Carousel;
  /** What a press does while it turns, and while it stands. */
  readonly labels?: readonly [stop: string, goOn: string];
  readonly size?: number;
  readonly className?: string | undefined;
}

/** F57. None where nothing moves by itself. */
export function PauseButton(props: PauseButtonProps) {
  const { carousel, size = 20, className } = props;
  const [stop, goOn] = props.labels ?? ['Arrêter le défilement', 'Reprendre le défilement'];
  const { canPlay, playing, toggle } = carousel;
  if (!canPlay) return null;
  const Icon = playing ? Pause : Play;
  return (
    <button type="button" className={className} aria-label={playing ? stop : goOn} onClick={toggle}>
      <Icon size={size} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
