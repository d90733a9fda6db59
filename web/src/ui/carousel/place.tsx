import type { Carousel } from './use-carousel';

interface PlaceProps {
  readonly carousel: Carousel;
  /** 'Photo', 'Diapositive'. */
  readonly noun: string;
  readonly said?: boolean;
}

/** ux31: said when the visitor turns, never when the row turns by itself. */
export const Place = ({ carousel: { index, count, touched }, noun, said = touched }: PlaceProps) => (
  <output className="visually-hidden">{said && `${noun} ${index + 1} sur ${count}`}</output>
);
