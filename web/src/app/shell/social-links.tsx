import type { AgencySettings } from '@pignon/domain/settings/app-settings';
import styles from './site-footer.module.css';

const NAMES = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' } as const;

export function SocialLinks({ social }: Pick<AgencySettings, 'social'>) {
  const known = (Object.keys(NAMES) as (keyof typeof NAMES)[]).filter((network) => social[network]);
  if (known.length === 0) return null;
  return (
    <ul className={styles.social}>
      {known.map((network) => (
        <li key={network}>
          <a href={social[network]} target="_blank" rel="noopener noreferrer">
            {NAMES[network]}
            <span className="visually-hidden"> (nouvel onglet)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
