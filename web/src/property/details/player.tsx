import { playerOf } from '@pignon/domain/listings/display/player';
import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import styles from './media-links.module.css';

/** A film or a visit of another site: asked for by a press, and not before. */
export function Player({ url, label }: { readonly url: string; readonly label: string }) {
  const [asked, setAsked] = useState(false);
  const player = playerOf(url);
  if (player === null)
    return (
      <p>
        <ButtonLink look="ghost" href={url} target="_blank" rel="noopener noreferrer">
          {`${label} (nouvel onglet)`}
        </ButtonLink>
      </p>
    );
  if (asked)
    return (
      // A player of another origin: what is the same for it is not ours.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      <iframe
        className={styles.player}
        src={player}
        title={label}
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
        allow="fullscreen"
        allowFullScreen
        referrerPolicy="strict-origin"
      />
    );
  return (
    <div className={styles.waiting}>
      <Button look="ghost" onClick={() => setAsked(true)}>
        {label}
      </Button>
      <small>{`S’affiche depuis ${new URL(player).hostname}.`}</small>
    </div>
  );
}
