import { NATURE_LABELS } from '@pignon/domain/listings/nature';
import { natureOf } from '@pignon/domain/listings/property/nature-of';
import { LineField, LinesField } from '../../../../staff/form/fields';
import { PhotosField } from '../../photos/photos-field';
import styles from '../form.module.css';
import type { TabProps } from '../property-form-state';
import { photosIn } from '../property-values';

export function MediaTab({ form, values, fields }: TabProps) {
  const { field } = form;
  const photos = photosIn(values);
  const { id, error } = field('photos');
  return (
    <>
      {photos.length === 0 && <p>Ajoutez au moins une photo pour publier.</p>}
      <PhotosField
        id={id}
        error={error}
        photos={photos}
        addressHidden={fields.hideFullAddress}
        subject={{
          kind: NATURE_LABELS[natureOf(fields.type)],
          place: fields.city,
          surface: fields.surface,
          tenantActivity: fields.tenantActivity,
        }}
        onChange={(next) => {
          form.setValue('photos', JSON.stringify(next), { shouldDirty: true });
          form.keep();
        }}
      />
      <LinesField {...field('planUrls')} rows={3} hint="Une adresse par ligne, en https ou /media/" optional />
      <div className={styles.pair}>
        <LineField {...field('videoUrl')} type="url" hint="Chargée quand le visiteur la demande" optional />
        <LineField {...field('visitUrl')} type="url" hint="Chargée quand le visiteur la demande" optional />
      </div>
    </>
  );
}
