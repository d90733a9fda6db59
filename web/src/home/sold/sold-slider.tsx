import type { SoldProperty } from '@pignon/domain/sold/sold-property';
import useSWR from 'swr';
import { Carousel } from '../../ui/carousel/carousel';
import styles from '../late/late-section.module.css';
import { Retry } from '../late/retry';
import { SoldCard } from './sold-card';
import cards from './sold-card.module.css';
import { SOLD_FAILED, SOLD_WAITING } from '../late/state-texts';

/** M35: loading, error, empty, list; two at a time from 768 px, three from 1024 px, past the last the first again. */
export default function SoldSlider() {
  const { data, error } = useSWR<readonly SoldProperty[], unknown>('/api/sold-properties', {
    revalidateOnFocus: false,
  });
  if (!data && error === undefined) return <output className={styles.waiting}>{SOLD_WAITING}</output>;
  if (!data) return <Retry text={SOLD_FAILED} />;
  if (data.length === 0) return <p>Aucune transaction disponible pour le moment</p>;
  return (
    <Carousel
      endless
      name="Biens vendus"
      className={cards.row}
      slides={data.map((sold) => ({ key: sold.id, content: <SoldCard sold={sold} /> }))}
    />
  );
}
