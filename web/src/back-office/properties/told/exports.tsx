import type { ExportTold } from '@pignon/domain/listings/desk/property-diffusion';
import { dayTime } from '../../../staff/words/day-time';
import styles from './told.module.css';

const FORMATS: Readonly<Record<string, string>> = { poliris: 'Portails (Poliris)', csv: 'Tableau (CSV)' };

export const Exports = ({ exports }: { readonly exports: readonly ExportTold[] }) => (
  <section className={styles.part}>
    <h3>Derniers exports</h3>
    {exports.length === 0 ? (
      <p>Ce bien n’est encore parti dans aucun export.</p>
    ) : (
      <ul className={styles.lines}>
        {exports.map(({ format, at, whole }) => (
          <li key={format}>
            <b>{FORMATS[format] ?? format}</b>
            {`\u00a0: le ${dayTime(at)}, `}
            {whole ? 'fichier remis en entier' : 'téléchargement interrompu, à refaire'}
          </li>
        ))}
      </ul>
    )}
  </section>
);
