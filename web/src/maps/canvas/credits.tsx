import styles from './map-canvas.module.css';

/** The outlines' sources are named whatever lies over them. */
export function Credits({ tiles }: { readonly tiles: string | null }) {
  return (
    <p className={styles.credits}>
      {tiles && <>{tiles} · </>}
      <abbr title="Contours : Natural Earth (domaine public). Découpage : INSEE/Etalab, Licence Ouverte.">
        Natural Earth, INSEE/Etalab
      </abbr>
    </p>
  );
}
