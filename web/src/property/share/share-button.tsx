import type { ListingPage } from '@pignon/domain/listings/read-models';
import Share2 from 'lucide-react/icons/share-2';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { patiently } from '../../lib/network/patiently';
import { useAppSettings } from '../../site/agency/use-app-settings';
import styles from './share.module.css';

const MENU = 'partager-ce-bien';

const ShareMenu = lazy(() => patiently(() => import('./share-menu')));

/** ux35: the device's own way to share where it has one, else a menu. */
export function ShareButton({ page: { title, path } }: { readonly page: Pick<ListingPage, 'title' | 'path'> }) {
  const { display } = useAppSettings();
  const [opened, setOpened] = useState(false);
  const url = display.origin + path;
  const press = (event: MouseEvent) => {
    if (typeof navigator.share !== 'function') return setOpened(true);
    event.preventDefault();
    // Rejects when the visitor changes his mind: nothing to say then.
    navigator.share({ title, url }).catch(() => {});
  };
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={MENU} onClick={press}>
        <Share2 size={20} strokeWidth={1.75} aria-hidden="true" />
        Partager
      </button>
      <div id={MENU} popover="auto" className={styles.menu}>
        {opened && (
          <ErrorBoundary fallback={null}>
            <Suspense>
              <ShareMenu title={title} url={url} />
            </Suspense>
          </ErrorBoundary>
        )}
      </div>
    </>
  );
}
