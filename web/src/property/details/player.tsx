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
      <iframe
        className={styles.player}
        src={player}
        title={label}
        // What is the same origin for it is not ours: it is a player of another site.
        // oxlint-disable-next-line react/iframe-missing-sandbox
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
