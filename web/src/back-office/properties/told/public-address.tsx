import type { PropertyDiffusion } from '@pignon/domain/listings/desk/property-diffusion';
import styles from './told.module.css';

type PublicAddressProps = { readonly diffusion: Pick<PropertyDiffusion, 'site' | 'address' | 'path' | 'before'> };

export const PublicAddress = ({ diffusion: { site, address, path, before } }: PublicAddressProps) => (
  <section className={styles.part}>
    <h3>Adresse publique</h3>
    <p className={styles.address}>{address}</p>
    {site.is ? (
      <p>
        <a className={styles.link} href={path} target="_blank" rel="noopener">
          Voir sur le site<span className="visually-hidden"> (nouvel onglet)</span>
        </a>
      </p>
    ) : (
      <p className={styles.muted}>Elle ne s’ouvre pas encore à tous.</p>
    )}
    {before.length > 0 && (
      <>
        <p>Ces anciennes adresses y mènent&nbsp;:</p>
        <ul className={styles.lines}>
          {before.map((old) => (
            <li key={old} className={styles.address}>
              {old}
            </li>
          ))}
        </ul>
      </>
    )}
  </section>
);
