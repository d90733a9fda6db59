import { feesLabel } from '@pignon/domain/listings/display/display';
import {
  FEE_SCHEDULE_PATH,
  GEORISQUES_ADDRESS,
  GEORISQUES_SENTENCE,
  GEORISQUES_URL,
  coOwnershipLine,
  preferenceNote,
} from '@pignon/domain/listings/display/legal-lines';
import { rentTermsLine } from '@pignon/domain/listings/display/page-facts';
import type { ListingPage } from '@pignon/domain/listings/read-models';
import { Link } from 'wouter';
import styles from './sections.module.css';

/** What French law wants said of a property for sale or to let. */
export default function LegalBlock({ page }: { readonly page: ListingPage }) {
  const { fees, transactionType, occupancyStatus } = page;
  const honoraires = feesLabel(fees);
  const notes = [preferenceNote(page), coOwnershipLine(page)].filter((note) => note !== null);
  const rents = transactionType === 'rental' || occupancyStatus === 'occupied';
  return (
    <section aria-labelledby="informations-legales" className={styles.legal}>
      <h2 id="informations-legales">Informations légales</h2>
      <p>
        {honoraires && `${honoraires}. `}
        <Link href={FEE_SCHEDULE_PATH}>Barème d’honoraires de l’agence</Link>
      </p>
      {rents && <p>{rentTermsLine(page)}</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        {GEORISQUES_SENTENCE}
        <a href={GEORISQUES_URL} rel="noopener">
          {GEORISQUES_ADDRESS}
        </a>
      </p>
    </section>
  );
}
