import { priceLabel } from '@pignon/domain/listings/display';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import { StreetPlate } from '../ui/street-plate';
import styles from './request-form.module.css';

export type AskedAbout = Pick<ListingPage, 'id' | 'title' | 'city' | 'amount' | 'transactionType'>;

/** Which property a request is about. */
export const AskedProperty = ({ property }: { readonly property: AskedAbout }) => (
  <div className={styles.subject}>
    <strong>{property.title}</strong>
    <StreetPlate street={property.city} />
    <span className="num">{priceLabel(property)}</span>
  </div>
);
