import type { FoundAddress } from '@pignon/domain/geography/address-book';
import type { RegionCode } from '@pignon/domain/geography/place';
import { REGION_NAMES } from '@pignon/domain/geography/regions/region-names';
import { MapFrame } from '../../../../maps/frame/map-frame';
import { BoxField, LineField } from '../../../../staff/form/fields';
import styles from '../form.module.css';
import { Figures } from '../parts/figures';
import type { TabProps } from '../property-form-state';
import type { PropertyValues } from '../property-values';
import { AddressSearch } from './address-search';

const loadMap = () => import('../map/point-canvas');
const PLACE = ['address', 'postcode', 'city'] as const;
/** Of the checks: said where the address is hidden, not only two tabs further on. */
const TELLS_HIDDEN: ReadonlySet<string> = new Set(['hidden-address', 'hidden-street']);
type PlaceName = (typeof PLACE)[number];

export function AddressTab({ form, values, fields, property, checks, inSight }: TabProps) {
  const { setValue, field } = form;
  const write = (written: Partial<PropertyValues>) => {
    for (const [name, value] of Object.entries(written))
      setValue(name as keyof PropertyValues, value, { shouldDirty: true, shouldValidate: true });
    form.keep();
  };
  const choose = ({ street, postcode, city, longitude, latitude }: FoundAddress) =>
    write({ address: street, postcode, city, longitude: typed(longitude), latitude: typed(latitude) });
  /** Of another address the point is sought anew: that of the old one would be a lie. */
  const placed = (name: PlaceName) => {
    const { onChange, ...rest } = field(name);
    return {
      ...rest,
      onChange: (event: Parameters<typeof onChange>[0]) => {
        setValue('latitude', '');
        setValue('longitude', '');
        return onChange(event);
      },
    };
  };
  const { latitude, longitude } = fields;
  const point = latitude === null || longitude === null ? null : { latitude, longitude };
  return (
    <>
      <AddressSearch onChoose={choose} />
      <LineField {...placed('address')} autoComplete="off" optional />
      <div className={styles.pair}>
        <LineField {...placed('postcode')} inputMode="numeric" autoComplete="off" optional />
        <LineField {...placed('city')} autoComplete="off" required />
      </div>
      <Figures figures={[{ label: 'Région', ...regionFound(property, values, form.base.values) }]} />
      <BoxField
        {...field('hideFullAddress')}
        hint="Le public lit la ville seule, et la carte montre un secteur de 10 km"
      />
      {checks
        .filter(({ id, passed }) => !passed && TELLS_HIDDEN.has(id))
        .map(({ id, text }) => (
          <p key={id} role="note" className={styles.warning}>
            {text}
          </p>
        ))}
      <div className={styles.pair}>
        <LineField {...field('latitude')} inputMode="decimal" optional />
        <LineField {...field('longitude')} inputMode="decimal" optional />
      </div>
      {!point && <p>Sans épingle, la position est cherchée à partir de l’adresse, peu après l’enregistrement.</p>}
      {inSight && (
        <div className={styles.map}>
          <MapFrame
            label="Emplacement du bien"
            load={loadMap}
            props={{
              point,
              onMove: (lng: number, lat: number) => write({ longitude: typed(lng), latitude: typed(lat) }),
            }}
          />
        </div>
      )}
    </>
  );
}

const typed = (degrees: number): string => String(degrees).replace('.', ',');

/** F28, F69: which one, and how it was found. */
function regionFound(property: TabProps['property'], values: PropertyValues, base: PropertyValues) {
  if (!property || PLACE.some((name) => values[name] !== base[name]))
    return { value: 'à l’enregistrement', note: 'lue du code postal, sinon de la ville' };
  const { region, regionGuessed, regionCandidates, postcode } = property;
  const name = region ? REGION_NAMES[region as RegionCode] : 'Outre-mer ou inconnue';
  if (regionGuessed)
    return {
      value: `${name}, à vérifier`,
      note: [`supposée d’après la ville`, regionCandidates.length > 0 && `ou ${regionCandidates.join(', ')}`]
        .filter(Boolean)
        .join(' ; '),
    };
  return { value: name, note: postcode ? 'lue du code postal' : 'lue de la ville' };
}
