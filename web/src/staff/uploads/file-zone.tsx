import clsx from 'clsx';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import styles from './file-zone.module.css';
import { useFileDrops } from './use-file-drops';

interface FileZoneProps {
  /** 'vos photos' */
  readonly what: string;
  /** What stands for it in the sentence; several files are taken where it is 'les'. */
  readonly pronoun?: 'le' | 'la' | 'les';
  /** 'Choisir des photos' */
  readonly choose: string;
  /** On a phone. */
  readonly camera?: string;
  readonly accept: string;
  readonly hint: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** What is asked before files are chosen. */
  readonly children?: ReactNode;
}

/** Where files are dropped, pasted, chosen or taken. */
export function FileZone({ what, pronoun = 'les', choose, camera, accept, hint, onFiles, children }: FileZoneProps) {
  const { zone, over } = useFileDrops(onFiles);
  const helpId = useId();
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = '';
  };
  return (
    <div ref={zone} className={styles.zone} data-over={over || undefined}>
      {children}
      <p>
        <b>{`Glissez ${what} ici`}</b>
        {`, collez-${pronoun}, ou choisissez-${pronoun}.`}
      </p>
      <p className={styles.muted} id={helpId}>
        {hint}
      </p>
      <div className={styles.pickers}>
        <label className={styles.picker}>
          {choose}
          <input type="file" multiple={pronoun === 'les'} accept={accept} aria-describedby={helpId} onChange={take} />
        </label>
        {camera && (
          <label className={clsx(styles.picker, styles.camera)}>
            {camera}
            <input type="file" accept="image/*" capture="environment" onChange={take} />
          </label>
        )}
      </div>
    </div>
  );
}
