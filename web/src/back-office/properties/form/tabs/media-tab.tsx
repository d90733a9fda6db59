import { LineField, LinesField } from '../../../../staff/form/fields';
import styles from '../form.module.css';
import type { TabProps } from '../property-form-state';
import { photosIn } from '../property-values';

export function MediaTab({ form: { field }, values }: TabProps) {
  return (
    <>
      {photosIn(values).length === 0 && <p>Ajoutez au moins une photo pour publier.</p>}
      <LinesField {...field('planUrls')} rows={3} hint="Une adresse par ligne, en https ou /media/" optional />
      <div className={styles.pair}>
        <LineField {...field('videoUrl')} type="url" hint="Chargée quand le visiteur la demande" optional />
        <LineField {...field('visitUrl')} type="url" hint="Chargée quand le visiteur la demande" optional />
      </div>
    </>
  );
}
