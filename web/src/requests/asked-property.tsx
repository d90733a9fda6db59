import { priceLabel } from '@pignon/domain/listings/display/display';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import { StreetPlate } from '../ui/street-plate';
import styles from './request-form.module.css';

export type AskedAbout = Pick<ListingPage, 'id' | 'title' | 'city' | 'amount' | 'transactionType'>;

interface AskedPropertyProps {
  readonly property: AskedAbout;
  /** How its price is said; carousels say it in their own way (M132). */
  readonly sayPrice?: (property: AskedAbout) => string;
}

/** Which property a request is about. */
export const AskedProperty = ({ property, sayPrice = priceLabel }: AskedPropertyProps) => (
  <div className={styles.subject}>
    <strong>{property.title}</strong>
    <StreetPlate street={property.city} />
    <span className="num">{sayPrice(property)}</span>
  </div>
);
