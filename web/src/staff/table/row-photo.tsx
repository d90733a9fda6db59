import type { Photo as ShownPhoto } from '@pignon/domain/listings/photo';
import { Photo } from '../../site/photo/photo';
import styles from './row-photo.module.css';

/** As high as a row; its façade stands in for a missing one. */
export const RowPhoto = ({ photo, id }: { readonly photo: ShownPhoto | null; readonly id: number }) => (
  <span className={styles.photo}>
    <Photo photo={photo ?? undefined} sizes="64px" ratio="4 / 3" seed={id} />
  </span>
);
