import { carouselPriceLabel } from '@pignon/domain/listings/display/display';
import type { ListingCard } from '@pignon/domain/listings/read-models';
import useSWR from 'swr';
import { notOnPhoto } from '../../catalogue/cards/not-on-photo';
import { PropertyCard } from '../../catalogue/cards/property-card';
import { ApiError } from '../../lib/network/fetch-json';
import { Carousel } from '../../ui/carousel/carousel';
import styles from './related.module.css';

/** Said to nobody but the console. What is not there, or not for everybody, has none: no fault of anything. */
const logged = (error: unknown) =>
  error instanceof ApiError && error.status === 404
    ? undefined
    : console.warn('Les biens similaires n’ont pas pu être chargés', error);

/** M85. Waits in its place; without similar ones, or on a failure, there is no such section. */
export default function SimilarProperties({ id }: { readonly id: number }) {
  const { data, error } = useSWR<readonly ListingCard[], unknown>(`/api/properties/${id}/similar`, {
    revalidateOnFocus: false,
    onError: logged,
  });
  if (error !== undefined || data?.length === 0) return null;
  if (!data) return <div className={styles.waiting} />;
  return (
    <div className={styles.section}>
      <h2>Biens similaires</h2>
      <Carousel
        name="Biens similaires"
        slides={data.map((card) => ({
          key: card.id,
          content: <PropertyCard card={card} sayPrice={carouselPriceLabel} />,
        }))}
        starts={notOnPhoto}
      />
    </div>
  );
}
