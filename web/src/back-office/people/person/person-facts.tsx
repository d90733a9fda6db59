import { PhoneLink } from '../../../staff/links/phone-link';
import { type PersonFile, type Stage, STAGE_LABELS, STAGES } from '@pignon/domain/prospects/staff-person';
import { Fact, Facts } from '../../../staff/drawer/facts';
import { moment, profileOf, sourcesOf, temperatureOf } from '../desk/people-columns';
import styles from '../desk/people.module.css';

type PersonFactsProps = Pick<PersonFile, 'person'> & { readonly onMove: (stage: Stage) => void };

export const PersonFacts = ({ person, onMove }: PersonFactsProps) => (
  <Facts>
    <Fact name="E-mail">
      <a href={`mailto:${person.email}`}>{person.email}</a>
    </Fact>
    {person.otherEmails.length > 0 && <Fact name="Autres adresses">{person.otherEmails.join(', ')}</Fact>}
    <Fact name="Téléphone">
      <PhoneLink phone={person.phone} none="Non renseigné" />
    </Fact>
    {person.company && <Fact name="Société">{person.company}</Fact>}
    {person.profile && <Fact name="Profil">{profileOf(person)}</Fact>}
    {person.temperature && <Fact name="Température">{temperatureOf(person)}</Fact>}
    <Fact name="Source">{sourcesOf(person)}</Fact>
    {person.viewed.length > 0 && <Fact name="Dossiers ouverts">{person.viewed.join(', ')}</Fact>}
    <Fact name="Conseiller">{person.adviser ?? 'Personne'}</Fact>
    <Fact name="Consentement">
      {person.consent
        ? `${moment(person.consent.at)}, mention ${person.consent.version}, page ${person.consent.page}`
        : 'Aucune mention enregistrée'}
    </Fact>
    {person.unsubscribedAt && (
      <Fact name="Propositions">
        <strong>Désinscrit</strong> le {moment(person.unsubscribedAt)}. Seule la personne peut se réinscrire.
      </Fact>
    )}
    <Fact name="Étape">
      <select
        className={styles.stage}
        aria-label="Étape"
        value={person.stage}
        onChange={({ target }) => onMove(STAGES.find((stage) => stage === target.value) ?? person.stage)}
      >
        {STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {STAGE_LABELS[stage]}
          </option>
        ))}
      </select>
      {person.lostReason && <p>Motif : {person.lostReason}</p>}
    </Fact>
  </Facts>
);
