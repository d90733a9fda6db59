import styles from '../stage/map-canvas.module.css';

export function PinsFailed({ retry }: { readonly retry: () => void }) {
  return (
    <p className={styles.failed} role="alert">
      Les biens n’ont pas pu être placés sur la carte.{' '}
      <button type="button" onClick={retry}>
        Réessayer
      </button>
    </p>
  );
}
