import type { Carousel } from './use-carousel';

interface DotsProps {
  readonly carousel: Carousel;
  /** 'Afficher l’avis' before its number. */
  readonly label: string;
  readonly className: string | undefined;
}

/** One for each place that the row can stand in. */
export const Dots = ({ carousel: { stops, index, show }, label, className }: DotsProps) =>
  Array.from({ length: stops }, (_, place) => (
    <button
      key={place}
      type="button"
      className={className}
      aria-label={`${label} ${place + 1}`}
      aria-current={place === index ? 'true' : undefined}
      onClick={() => show(place)}
    />
  ));
