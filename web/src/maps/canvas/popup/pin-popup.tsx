import { type ReactNode, useState } from 'react';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import { isApproximate, type Mark } from '../../geometry/gather';
import { Popup } from './popup';
import { PopupCard } from './popup-card';
import { PopupList } from './popup-list';
import { turnByKey } from './popup-photos';
import styles from './pin-popup.module.css';
import { useCards } from './use-cards';

interface PinPopupProps {
  readonly mark: Mark;
  /** Those that the pins' names were read from. */
  readonly known: ReadonlyMap<number, ListingCard>;
  readonly close: () => void;
}

const ROWS = 12;

/** What is behind a mark that no zoom would part further: one property, or a list of them. */
export function PinPopup({ mark, known, close }: PinPopupProps) {
  const [rows, setRows] = useState(ROWS);
  const ids = mark.pins.map(([id]) => id);
  const wanted = ids.slice(0, rows);
  const { cards, absent, failed } = useCards(wanted.filter((id) => !known.has(id)));
  const shown = wanted.flatMap((id) => known.get(id) ?? cards.get(id) ?? []);
  const waiting = !failed && wanted.some((id) => !known.has(id) && !cards.has(id) && !absent.has(id));
  const [first] = shown;

  const content = (): ReactNode => {
    // More than the server sends at once, on a single point.
    if (!mark.known)
      return <p className={styles.line}>Trop de biens au même endroit&nbsp;: affinez votre recherche pour les voir.</p>;
    if (first && ids.length === 1) return <PopupCard card={first} approximate={mark.pins.some(isApproximate)} />;
    if (first)
      return (
        <PopupList
          total={ids.length}
          cards={shown}
          showMore={ids.length > rows && !waiting ? () => setRows(rows + ROWS) : null}
        />
      );
    if (waiting) return <p className={styles.waiting}>Chargement du bien…</p>;
    return (
      <p className={styles.line} role="alert">
        {failed ? 'Ce bien n’a pas pu être chargé. Vérifiez votre connexion.' : 'Ce bien n’est plus proposé.'}
      </p>
    );
  };
  const label = ids.length > 1 || !mark.known ? 'Biens au même endroit' : (first?.title ?? 'Bien sur la carte');
  return (
    <Popup label={label} at={mark.at} close={close} onKeyDown={turnByKey}>
      {content()}
    </Popup>
  );
}
