import clsx from 'clsx';
import styles from './street-plate.module.css';

interface StreetPlateProps {
  /** '11e Arrt', or the city. */
  readonly district?: string | undefined;
  readonly street: string;
  readonly large?: boolean;
  readonly className?: string;
}

/** The enamel plate of a Paris street: for places only, so that it stays worth noticing. */
export function StreetPlate({ district, street, large = false, className }: StreetPlateProps) {
  return (
    <span className={clsx(styles.plate, large && styles.large, className)}>
      {district && <small>{district}</small>}
      <span>{street}</span>
    </span>
  );
}
