import type { ListingPage } from '@pignon/domain/listings/read-models';
import { photoKey } from '@pignon/domain/listings/photo-urls';
import { Player } from './player';
import styles from './media-links.module.css';
import sections from './sections.module.css';

/** What there is beside photos: plans, a film, a visit on the screen. Nothing of another site loads before it is asked for. */
export default function MediaLinks({ page: { planUrls, videoUrl, visitUrl } }: { readonly page: ListingPage }) {
  const films = [
    ['Voir la vidéo', videoUrl],
    ['Commencer la visite virtuelle', visitUrl],
  ] as const;
  return (
    <section aria-labelledby="plans-et-visite" className={sections.section}>
      <h2 id="plans-et-visite">{titleOf(planUrls.length > 0, videoUrl !== null, visitUrl !== null)}</h2>
      {planUrls.length > 0 && (
        <ul className={styles.plans}>
          {planUrls.map((url, index) => (
            <li key={url}>
              <Plan url={url} name={planUrls.length > 1 ? `Plan ${index + 1}` : 'Plan'} />
            </li>
          ))}
        </ul>
      )}
      {films.map(([label, url]) => url !== null && <Player key={label} url={url} label={label} />)}
    </section>
  );
}

function titleOf(plans: boolean, film: boolean, visit: boolean): string {
  const parts = [plans && 'plans', film && 'vidéo', visit && 'visite virtuelle'].filter((part) => part !== false);
  const text = parts.length > 1 ? `${parts.slice(0, -1).join(', ')} et ${parts.at(-1)}` : (parts[0] ?? '');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const Plan = ({ url, name }: { readonly url: string; readonly name: string }) => {
  const key = photoKey(url);
  const signature = url.slice(`${url}?`.indexOf('?'));
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={styles.plan}>
      {key && (
        <img src={`/media/${key}/480${signature}`} alt="" width={480} height={360} loading="lazy" decoding="async" />
      )}
      <span>{`${name} (nouvel onglet)`}</span>
    </a>
  );
};
