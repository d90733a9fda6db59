import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { Carousel } from './use-carousel';

interface TurnButtonProps {
  readonly carousel: Carousel;
  readonly direction: 1 | -1;
  readonly label: string;
  readonly size?: number;
  readonly className?: string | undefined;
}

export function TurnButton({ carousel: { turn }, direction, label, size = 24, className }: TurnButtonProps) {
  const Icon = direction > 0 ? ChevronRight : ChevronLeft;
  return (
    <button type="button" className={className} aria-label={label} onClick={() => turn(direction)}>
      <Icon size={size} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}
