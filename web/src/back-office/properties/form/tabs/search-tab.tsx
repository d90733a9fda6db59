import { titleSlugOf } from '@pignon/domain/shared/text/slug';
import { useState } from 'react';
import { LineField, LinesField } from '../../../../staff/form/fields';
import { StaffButton } from '../../../../staff/staff-button';
import styles from '../form.module.css';
import { countedText } from '../parts/counted';
import { Reading } from '../parts/reading';
import type { TabProps } from '../property-form-state';

/** How search engines and shared links name it. */
export function SearchTab({ form: { field }, values, property }: TabProps) {
  const [moving, setMoving] = useState(false);
  const isFixed = property?.published === true && !moving;
  const own = values.slug.trim() || titleSlugOf(values.title);
  return (
    <>
      <Reading text={property ? `${property.path.split('/').slice(0, -1).join('/')}/${own}` : null}>
        <div className={styles.row}>
          <LineField
            {...field('slug')}
            placeholder={titleSlugOf(values.title)}
            readOnly={isFixed}
            hint="Vide : celle du titre"
            autoComplete="off"
            optional
          />
          {isFixed && <StaffButton onClick={() => setMoving(true)}>Modifier l’adresse</StaffButton>}
        </div>
      </Reading>
      {property?.published && moving && (
        <p className={styles.warning}>
          L’ancienne adresse mènera à la nouvelle (redirection 301)&nbsp;: les liens déjà partagés restent bons.
        </p>
      )}
      <Reading text={countedText(values.seoTitle, 0, 60)}>
        <LineField {...field('seoTitle')} hint="Vide : le titre et la ville" autoComplete="off" optional />
      </Reading>
      <Reading text={countedText(values.seoDescription, 0, 160)}>
        <LinesField
          {...field('seoDescription')}
          rows={3}
          hint="Vide : faite du prix, de la surface et du texte"
          optional
        />
      </Reading>
      <LineField
        {...field('shareImageUrl')}
        hint="Vide : la première photo, avec le prix"
        autoComplete="off"
        optional
      />
    </>
  );
}
