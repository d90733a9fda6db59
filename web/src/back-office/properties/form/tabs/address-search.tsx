import type { FoundAddress } from '@pignon/domain/geography/address-book';
import { type KeyboardEvent, useState } from 'react';
import useSWR from 'swr';
import { LineField } from '../../../../staff/form/fields';
import { StaffButton } from '../../../../staff/staff-button';
import { staffGet } from '../../../../staff/staff-get';
import { useStill } from '../parts/use-still';
import styles from '../form.module.css';

const STILL_MS = 250;
const LEAST = 3;
const MOST = 200;

/** An address of the country's own book fills its parts and its point at once. */
export function AddressSearch({ onChoose }: { readonly onChoose: (address: FoundAddress) => void }) {
  const [typed, setTyped] = useState('');
  const asked = useStill(typed.trim(), STILL_MS);
  const isQuestion = asked.length >= LEAST && asked.length <= MOST;
  const { data } = useSWR<{ readonly items: readonly FoundAddress[] }, unknown>(
    isQuestion ? `/api/admin/addresses?q=${encodeURIComponent(asked)}` : null,
    staffGet,
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false, keepPreviousData: true },
  );
  const found = isQuestion && typed.trim() !== '' ? (data?.items ?? []) : [];
  const choose = (address: FoundAddress) => {
    onChoose(address);
    setTyped('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // It would save the form.
    event.preventDefault();
    if (found[0]) choose(found[0]);
  };
  return (
    <div>
      <LineField
        id="address-search"
        label="Chercher l’adresse"
        hint="Elle remplit les champs ci-dessous et place l’épingle ; Entrée prend la première"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
        autoComplete="off"
      />
      <output className="visually-hidden">
        {found.length > 0 &&
          `${found.length} adresse${found.length > 1 ? 's' : ''} proposée${found.length > 1 ? 's' : ''}`}
      </output>
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map((address) => (
            <li key={address.label}>
              <StaffButton onClick={() => choose(address)}>{address.label}</StaffButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
