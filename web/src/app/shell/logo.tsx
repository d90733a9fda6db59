import styles from './logo.module.css';

/** A gable with its shop, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true" focusable="false">
        <path fill="var(--laiton-300)" d="M1 11.5 13 1l12 10.5V25H1z" />
        <path fill="var(--wagon-900)" d="M5 13.5h16v3H5zM6.500 19h5v6h-5zM14.500 19h5v6h-5z" />
      </svg>
      Pignon
    </span>
  );
}
