import { useOnline } from '../../lib/network/use-online';
import styles from './offline-banner.module.css';

export function OfflineBanner() {
  const online = useOnline();
  return (
    <output className={styles.slot}>
      {!online && (
        <span className={styles.banner}>
          Vous êtes hors connexion. Les pages déjà vues restent lisibles&nbsp;; rien n’est envoyé avant le retour du
          réseau.
        </span>
      )}
    </output>
  );
}
