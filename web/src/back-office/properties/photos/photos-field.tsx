import { photoRules } from '@pignon/domain/media/photo-rules';
import type { PhotoValue } from '@pignon/domain/listings/photo-value';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { ACCEPTED } from '../../../staff/photos/sendable';
import { PHOTO_UPLOADS } from '../../../staff/photos/photo-uploads';
import { FileZone } from '../../../staff/uploads/file-zone';
import { UploadList } from '../../../staff/uploads/upload-list';
import { useUploads } from '../../../staff/uploads/use-uploads';
import { announce } from '../../../ui/announcer';
import { PhotoCard } from './photo-card';
import { movedTo, newPhoto, type PhotoSubject, suggestedAlt } from './photo-list';
import styles from './photos-field.module.css';
import { useDragOrder } from './use-drag-order';
import { useTwins } from './use-looks';

interface PhotosFieldProps {
  readonly photos: readonly PhotoValue[];
  readonly onChange: (photos: readonly PhotoValue[]) => void;
  /** Then somebody says of each photo that nothing on it tells the address. */
  readonly addressHidden?: boolean;
  /** What alternative texts are suggested from. */
  readonly subject?: PhotoSubject;
  /** Of an error summary. */
  readonly id?: string;
  readonly error?: string | undefined;
}

/** The photos of a property, the first of them its cover: sent at once, kept by the form. */
export function PhotosField({ photos, onChange, addressHidden = false, subject, id, error }: PhotosFieldProps) {
  const now = useRef(photos);
  useLayoutEffect(() => {
    now.current = photos;
  }, [photos]);
  // Several may be stored before the form has drawn the first of them.
  const put = (next: readonly PhotoValue[]) => {
    now.current = next;
    onChange(next);
  };
  const { uploads, list } = useUploads(PHOTO_UPLOADS, (answer) => {
    const { imageUrl: url } = answer as { readonly imageUrl: string };
    if (now.current.some((photo) => photo.url === url)) return announce('Cette photo est déjà dans la liste.');
    put([...now.current, newPhoto(url)]);
    announce(`Photo ${now.current.length} ajoutée.`);
  });
  const add = (files: readonly File[]) => {
    const room = photoRules.mostFiles - now.current.length - list.filter(({ state }) => state !== 'refused').length;
    uploads.add(files.slice(0, Math.max(0, room)));
    if (files.length > room) uploads.refuse(files.slice(Math.max(0, room)), '30 photos au plus.');
  };
  const { move, list: cards } = useOrder(now, put);
  const { dragged, handle } = useDragOrder(move);
  const twins = useTwins(photos);
  const helpId = useId();
  return (
    <section
      className={styles.field}
      id={id}
      tabIndex={-1}
      aria-label="Photos"
      aria-describedby={error ? `${helpId}-error` : undefined}
    >
      <FileZone
        what="vos photos"
        choose="Choisir des photos"
        camera="Prendre une photo"
        accept={ACCEPTED}
        hint="JPEG, PNG, WebP, AVIF ou HEIC, 20 Mo par photo, 30 au plus. La position GPS est effacée."
        onFiles={add}
      />
      {error && (
        <p className={styles.error} id={`${helpId}-error`}>
          {error}
        </p>
      )}
      {list.length > 0 && <UploadList list={list} uploads={uploads} />}
      {photos.length === 0 && list.length === 0 && (
        <p className={styles.empty}>Ajoutez au moins une photo pour publier.</p>
      )}
      <p id="photos-order-help" className="visually-hidden">
        Les flèches déplacent la photo, Début et Fin la mettent au bout de la liste.
      </p>
      <ol className={styles.cards} ref={cards} aria-label={`${photos.length} photos, dans l’ordre d’affichage`}>
        {photos.map((photo, place) => (
          <PhotoCard
            key={photo.url}
            photo={photo}
            place={place}
            count={photos.length}
            twin={twins[place] ?? null}
            dragged={dragged === place}
            asksStreet={addressHidden}
            suggestion={subject ? suggestedAlt(subject, place) : null}
            handle={handle(place)}
            onChange={(changed) => put(now.current.map((one) => (one.url === photo.url ? changed : one)))}
            onMove={(to) => move(place, to, true)}
            onRemove={() => {
              put(now.current.filter(({ url }) => url !== photo.url));
              announce(`Photo ${place + 1} retirée.`);
            }}
          />
        ))}
      </ol>
    </section>
  );
}

/** Moves a photo and says so; by keyboard the focus goes along with it. */
function useOrder(now: { readonly current: readonly PhotoValue[] }, put: (photos: readonly PhotoValue[]) => void) {
  const list = useRef<HTMLOListElement>(null);
  const follow = useRef<{ readonly place: number; readonly label: string } | null>(null);
  useEffect(() => {
    const to = follow.current;
    if (!to) return;
    follow.current = null;
    const card = list.current?.querySelector(`[data-photo-place="${to.place}"]`);
    const again = [...(card?.querySelectorAll('button') ?? [])].find(
      (one) => one.textContent === to.label && !one.disabled,
    );
    (again ?? card?.querySelector<HTMLElement>('[data-photo-handle]'))?.focus();
  });
  const move = (from: number, to: number, withFocus = false) => {
    const moved = movedTo(now.current, from, to);
    if (moved === now.current) return;
    if (withFocus) follow.current = { place: to, label: document.activeElement?.textContent ?? '' };
    put(moved);
    const cover = to === 0 ? ' Elle devient l’image à la une.' : '';
    announce(`Photo ${from + 1} déplacée en position ${to + 1} sur ${moved.length}.${cover}`);
  };
  return { list, move };
}
