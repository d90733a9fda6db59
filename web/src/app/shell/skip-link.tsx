import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a href="#contenu" className={styles.skip} onClick={toContent}>
      Aller au contenu
    </a>
  );
}

function toContent() {
  const main = document.getElementById('contenu');
  if (!main) return;
  main.tabIndex = -1;
  main.focus();
}
