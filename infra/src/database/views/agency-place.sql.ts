import type { View } from './view';

/** Of all kept answers of the geocoder, which say where hidden addresses lie, the one that every page shows. */
export const agencyPlace: View = {
  name: 'agency_place',
  sql: `select query, longitude, latitude from geocoded
    where query = (select btrim(regexp_replace(value #>> '{agency,address}', '[[:space:]\u00a0\u202f]+', ' ', 'g')) || ', France'
      from app_setting)`,
};
