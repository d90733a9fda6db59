import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import { plural } from '@pignon/domain/shared/text/plural';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { StaffButton } from '../../staff/staff-button';
import { staffPost } from '../../staff/staff-post';
import { useBulk } from '../../staff/table/use-bulk';
import { propertyLabel, waitsInVain } from './access-labels';
import { clientOf } from './request-columns';
import styles from './requests.module.css';
import { ACCESS_REQUESTS } from './use-access-requests';

/** All that wait for a property that is gone, closed by one press; each of them is told once. */
export function ClosingBar({ requests }: { readonly requests: readonly StaffAccessRequest[] }) {
  const { mutate } = useSWRConfig();
  const { busy, run } = useBulk<StaffAccessRequest>((one) => `${clientOf(one)}, ${propertyLabel(one)}`);
  const [said, setSaid] = useState('');
  const inVain = requests.filter(waitsInVain);
  const close = async () => {
    setSaid('');
    const results = await run(
      inVain,
      ({ id, state }) => staffPost(`/api/off-market-clients/close/${id}`, { expected: state }, { method: 'PUT' }),
      () => mutate(ACCESS_REQUESTS),
    );
    const refused = results.flatMap(({ name, refusal }) => (refusal ? [`${name}\u00a0: ${refusal}`] : []));
    const done = results.length - refused.length;
    setSaid([`${done} demande${plural(done)} close${plural(done)}.`, ...refused].join(' '));
  };
  return (
    <div className={styles.closing}>
      {inVain.length > 0 && (
        <>
          <p>
            {inVain.length === 1
              ? 'Une demande attend un bien vendu, loué ou retiré.'
              : `${inVain.length} demandes attendent un bien vendu, loué ou retiré.`}
          </p>
          <StaffButton disabled={busy} onClick={({ detail }) => detail > 1 || void close()}>
            {inVain.length === 1 ? 'Clore et prévenir' : 'Clore toutes et prévenir'}
          </StaffButton>
        </>
      )}
      <output>{said}</output>
    </div>
  );
}
