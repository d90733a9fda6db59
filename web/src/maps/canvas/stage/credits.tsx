import styles from './map-canvas.module.css';

/** Whose outlines and points these are is said whatever lies over them. */
export function Credits({ tiles }: { readonly tiles: string | null }) {
  return (
    <p className={styles.credits}>
      {tiles && <>{tiles} · </>}
      <abbr title="Contours : Natural Earth (domaine public). Découpage : INSEE/Etalab, Licence Ouverte. Adresses : © les contributeurs d’OpenStreetMap, ODbL.">
        Natural Earth, INSEE/Etalab, © OpenStreetMap
      </abbr>
    </p>
  );
}
