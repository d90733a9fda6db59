import { propertyRules } from '@pignon/domain/listings/property/property-rules';
import { photoKey } from '@pignon/domain/listings/photo-urls';
import type { PhotoValue } from '@pignon/domain/listings/photo-value';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import { Photo } from '../../../site/photo/photo';
import { BoxField, LineField } from '../../../staff/form/fields';
import { StaffButton } from '../../../staff/staff-button';
import { FocusDialog } from '../../../staff/photos/focus-dialog';
import styles from './photos-field.module.css';

interface PhotoCardProps {
  readonly photo: PhotoValue;
  readonly place: number;
  readonly count: number;
  /** The place of an earlier photo that shows the same. */
  readonly twin: number | null;
  readonly dragged: boolean;
  /** The address is hidden: somebody looks whether the photo tells it. */
  readonly asksStreet: boolean;
  readonly suggestion: string | null;
  readonly handle: ComponentProps<'button'>;
  readonly onChange: (photo: PhotoValue) => void;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

export function PhotoCard(props: PhotoCardProps) {
  const { photo, place, count, twin, dragged, asksStreet, suggestion, handle, onChange, onMove } = props;
  const [focusing, setFocusing] = useState(false);
  const id = useId();
  const key = photoKey(photo.url);
  const name = `Photo ${place + 1} sur ${count}`;
  const steer = (event: KeyboardEvent) => {
    const to = placeBy(event.key, place, count);
    if (to === null) return;
    event.preventDefault();
    onMove(to);
  };
  return (
    <li className={styles.card} data-photo-place={place} data-dragged={dragged || undefined}>
      <div className={styles.window}>
        <Photo
          photo={{ url: photo.url, ...(key && { key }), ...(photo.focus && { focus: photo.focus }) }}
          sizes="20rem"
          ratio="4 / 3"
          seed={place + 1}
        />
        <button
          type="button"
          {...handle}
          className={styles.handle}
          aria-label={`Déplacer la ${name.toLowerCase()}`}
          aria-describedby="photos-order-help"
          onKeyDown={steer}
          data-photo-handle={place}
        >
          <span aria-hidden="true">⠿</span>
        </button>
        {place === 0 && <b className={styles.cover}>Image à la une</b>}
      </div>
      {twin !== null && (
        <p className={styles.twin} role="note">
          {`Ressemble à la photo ${twin + 1}\u00a0: est-ce la même\u00a0?`}
        </p>
      )}
      <LineField
        id={`${id}-alt`}
        label={`Texte alternatif de la photo ${place + 1}`}
        hint="Ce que la photo montre, pour qui ne la voit pas"
        value={photo.alt ?? ''}
        maxLength={propertyRules.alt.value}
        autoComplete="off"
        onChange={({ target }) => onChange({ ...photo, alt: target.value || null })}
      />
      {suggestion && !photo.alt && (
        <button type="button" className={styles.suggestion} onClick={() => onChange({ ...photo, alt: suggestion })}>
          {`Proposer\u00a0: «\u00a0${suggestion}\u00a0»`}
        </button>
      )}
      {asksStreet && (
        <BoxField
          id={`${id}-street`}
          label="Aucune plaque de rue ni enseigne ne trahit l’adresse"
          checked={photo.streetChecked}
          onChange={({ target }) => onChange({ ...photo, streetChecked: target.checked })}
        />
      )}
      <PhotoActs {...props} name={name.toLowerCase()} onFocus={() => setFocusing(true)} />
      {focusing && (
        <FocusDialog
          url={photo.url}
          focus={photo.focus}
          onChange={(focus) => onChange({ ...photo, focus })}
          onClose={() => setFocusing(false)}
        />
      )}
    </li>
  );
}

interface PhotoActsProps extends Pick<PhotoCardProps, 'photo' | 'place' | 'count' | 'onMove' | 'onRemove'> {
  readonly name: string;
  readonly onFocus: () => void;
}

const PhotoActs = ({ photo, place, count, name, onMove, onRemove, onFocus }: PhotoActsProps) => (
  <div className={styles.acts}>
    <StaffButton aria-label={`Avancer la ${name}`} disabled={place === 0} onClick={() => onMove(place - 1)}>
      Avancer
    </StaffButton>
    <StaffButton aria-label={`Reculer la ${name}`} disabled={place === count - 1} onClick={() => onMove(place + 1)}>
      Reculer
    </StaffButton>
    <StaffButton aria-label={`Point d’intérêt de la ${name}`} onClick={onFocus}>
      {photo.focus ? 'Point d’intérêt ✓' : 'Point d’intérêt'}
    </StaffButton>
    <StaffButton aria-label={`Retirer la ${name}`} onClick={onRemove}>
      Retirer
    </StaffButton>
  </div>
);

function placeBy(key: string, place: number, count: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, place - 1);
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(count - 1, place + 1);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
