import { slugOf } from '../../shared/text/slug';
import type { Nature } from '../nature';
import type { PropertyStatus, TransactionType } from '../property-fields';

/** F31: what each received type says of the property and of the transaction; one table for both. */
const TYPES: Readonly<Record<string, { readonly nature?: Nature; readonly transaction?: TransactionType }>> = {
  vente: { transaction: 'sale' },
  location: { transaction: 'rental' },
  commercial: { nature: 'commercial' },
  'local-commercial': { nature: 'commercial' },
  local: { nature: 'commercial' },
  boutique: { nature: 'boutique' },
  murs: { nature: 'murs' },
  'murs-commerciaux': { nature: 'murs' },
  bureau: { nature: 'bureaux' },
  bureaux: { nature: 'bureaux' },
  immeuble: { nature: 'immeuble' },
};

/** What no type of ours is called, nor 'autre' itself. */
export const isUnknownType = (type: string): boolean => slugOf(type) !== 'autre' && !Object.hasOwn(TYPES, slugOf(type));

export const natureOf = (type: string): Nature => TYPES[slugOf(type)]?.nature ?? 'autre';

/** The stated transaction, else the type's, else what the status tells: a rented property is a rental, any other a sale. */
export const transactionOf = (
  type: string,
  stated: TransactionType | null | undefined,
  status: PropertyStatus,
): TransactionType => stated ?? TYPES[slugOf(type)]?.transaction ?? (status === 'rented' ? 'rental' : 'sale');
