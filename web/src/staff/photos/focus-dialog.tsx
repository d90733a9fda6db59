import type { Focus } from '@pignon/domain/listings/photo';
import { photoKey } from '@pignon/domain/listings/photo-urls';
import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { StaffButton } from '../staff-button';
import { StaffDialog } from '../staff-dialog';
import { announce } from '../../ui/announcer';
import styles from './focus-dialog.module.css';

interface FocusDialogProps {
  readonly url: string;
  readonly focus: Focus | null;
  readonly onChange: (focus: Focus | null) => void;
  readonly onClose: () => void;
}

/** Where cards and pages cut a photo when nobody says otherwise: the shop is down by the pavement. */
const USUAL: Focus = { x: 0.5, y: 0.7 };
const STEP = 0.05;
const FINE = 0.01;
const WAYS: Readonly<Record<string, Focus>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const FRAMES = [
  ['Carte', '4 / 3'],
  ['Page du bien', '16 / 6.5'],
  ['Partage', '1200 / 414'],
] as const;

/** What stays in sight of a photo: by a press on it, or by the arrows. */
export function FocusDialog({ url, focus, onChange, onClose }: FocusDialogProps) {
  const [point, setPoint] = useState(focus ?? USUAL);
  const key = photoKey(url);
  const src = key ? `/media/${key}/960` : url;
  const choose = (next: Focus) => {
    const kept = { x: share(next.x), y: share(next.y) };
    setPoint(kept);
    announce(said(kept));
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    // By keyboard a press has no place.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    choose({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  const steer = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = event.shiftKey ? FINE : STEP;
    choose({ x: point.x + way.x * step, y: point.y + way.y * step });
  };
  const objectPosition = `${point.x * 100}% ${point.y * 100}%`;
  return (
    <StaffDialog title="Point d’intérêt" shape="box" onClose={onClose}>
      <p id="focus-help">Cliquez sur ce qui doit toujours rester visible, ou déplacez le point avec les flèches.</p>
      <button
        type="button"
        className={styles.picture}
        aria-label={`Point d’intérêt : ${said(point)}`}
        aria-describedby="focus-help"
        onClick={press}
        onKeyDown={steer}
      >
        <img src={src} alt="" draggable={false} />
        <span className={styles.point} style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
      </button>
      <ul className={styles.frames} aria-hidden="true">
        {FRAMES.map(([name, aspectRatio]) => (
          <li key={name}>
            <img src={src} alt="" style={{ aspectRatio, objectPosition }} />
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <StaffButton
          look="accent"
          onClick={() => {
            onChange(point);
            onClose();
          }}
        >
          Garder ce point
        </StaffButton>
        {focus && (
          <StaffButton
            onClick={() => {
              onChange(null);
              onClose();
            }}
          >
            Revenir au cadrage habituel
          </StaffButton>
        )}
        <StaffButton onClick={onClose}>Annuler</StaffButton>
      </div>
    </StaffDialog>
  );
}

const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

const said = ({ x, y }: Focus): string =>
  `${Math.round(x * 100)}\u00a0% depuis la gauche, ${Math.round(y * 100)}\u00a0% depuis le haut`;
