import type { PropertyDiffusion } from '@pignon/domain/listings/desk/property-diffusion';
import useSWR from 'swr';
import { ReadStates } from '../../../staff/list/read-states';
import { StaffButton } from '../../../staff/staff-button';
import { staffGet } from '../../../staff/staff-get';
import { Exports } from './exports';
import { PublicAddress } from './public-address';
import styles from './told.module.css';

interface DiffusionPartProps {
  readonly id: number;
  /** Another version may be shown elsewhere. */
  readonly version: number;
  readonly published: boolean;
  /** Shows another tab. */
  readonly open: (tab: string) => void;
}

const WHERE = [
  ['site', 'Page publique'],
  ['lists', 'Listes et carte'],
  ['indexable', 'Moteurs de recherche'],
  ['sitemap', 'Plan du site'],
  ['portals', 'Portails'],
] as const;

/** E04, Diffusion: where this property is shown, and why not. */
export default function DiffusionPart({ id, version, published, open }: DiffusionPartProps) {
  const path = `/api/admin/properties/${id}/diffusion#${version}-${published}`;
  const { data, error, mutate } = useSWR<PropertyDiffusion, unknown>(path, staffGet);
  return (
    <>
      <ReadStates
        loading="Chargement de la diffusion..."
        loaded={data !== undefined}
        error={error}
        onRetry={() => void mutate()}
      />
      {data && (
        <>
          <dl className={styles.where}>
            {WHERE.map(([where, label]) => {
              const { is, why } = data[where];
              return (
                <div key={where} data-shown={is}>
                  <dt>{label}</dt>
                  <dd>
                    <b>{is ? 'Oui' : 'Non'}</b> {why}
                  </dd>
                </div>
              );
            })}
          </dl>
          {!published && (
            <p>
              <StaffButton onClick={() => open('controles')}>Voir les contrôles</StaffButton>
            </p>
          )}
          <PublicAddress diffusion={data} />
          <Exports exports={data.exports} />
        </>
      )}
    </>
  );
}
