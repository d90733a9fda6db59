import { statusBadge } from '@pignon/domain/listings/display';
import { TRANSACTION_LABELS } from '@pignon/domain/listings/listing-names';
import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import { placePlate } from '../listings/place-plate';
import { Photo } from '../ui/photo';
import { EARLY_PHOTOS } from '../ui/photo-sources';
import { StreetPlate } from '../ui/street-plate';
import { besideOf, leadSizes, MORE_SIZES } from './photo-sizes';
import styles from './shop-front.module.css';

/** The fascia says what it is, the window shows it, the enamel plate where. */
export function ShopFront({ page }: { readonly page: ListingPage }) {
  const { id, title, nature, transactionType, mandat, status, photos } = page;
  const [first, ...others] = photos;
  const beside = others.slice(0, besideOf(others.length));
  const below = others.slice(beside.length);
  const gone = statusBadge(status);
  const more = (list: typeof others, from: number) =>
    list.map((photo, index) => (
      <div key={photo.url} className={styles.pane}>
        <Photo
          photo={photo}
          seed={id + from + index}
          sizes={MORE_SIZES}
          ratio="4 / 3"
          early={from + index <= EARLY_PHOTOS}
          alt={`Photo ${from + index} : ${title}`}
        />
      </div>
    ));
  return (
    <div className={styles.front}>
      <ul className={styles.fascia} aria-label="En bref">
        <li className={styles.sign}>{NATURE_LABELS[nature]}</li>
        {transactionType === 'rental' && <li className={styles.badge}>{TRANSACTION_LABELS.rental}</li>}
        {mandat === 'exclu' && <li className={styles.exclusive}>Exclusivité</li>}
        {gone && <li className={styles.badge}>{gone}</li>}
      </ul>
      <div className={styles.window} data-beside={beside.length}>
        <div className={styles.lead}>
          <Photo
            photo={first}
            seed={id}
            sizes={leadSizes(photos.length)}
            ratio={beside.length === 0 ? '16 / 6.5' : '4 / 3'}
            alt={`Photo 1 : ${title}`}
            priority
          />
          {gone && (
            <strong className={styles.gone} aria-hidden="true">
              {gone}
            </strong>
          )}
          <StreetPlate {...placePlate(page)} large className={styles.plate ?? ''} />
        </div>
        {more(beside, 2)}
      </div>
      {below.length > 0 && <div className={styles.row}>{more(below, 2 + beside.length)}</div>}
    </div>
  );
}
