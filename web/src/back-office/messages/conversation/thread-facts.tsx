import { PhoneLink } from '../../../staff/links/phone-link';
import { THREAD_SOURCE_LABELS } from '@pignon/domain/mailbox/thread-source';
import { THREAD_STATE_LABELS } from '@pignon/domain/mailbox/thread-state';
import type { ThreadView } from '@pignon/domain/mailbox/thread-view';
import { Link } from 'wouter';
import { Fact, Facts } from '../../../staff/drawer/facts';
import { personAddress } from '../../../staff/links/person-address';
import { propertyPaths } from '../../../staff/property-paths';
import { Remaining } from '../list/remaining';
import styles from './thread-facts.module.css';

interface ThreadFactsProps {
  readonly thread: ThreadView;
  readonly now: number;
}

/** Who asks, about what, and whose it is. */
export function ThreadFacts({ thread, now }: ThreadFactsProps) {
  const { email, name, phone, personId, source, state, property, agent, assigned, dueAt } = thread;
  return (
    <Facts>
      <Fact name="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      {phone && (
        <Fact name="Téléphone">
          <PhoneLink phone={phone} />
        </Fact>
      )}
      {personId && (
        <Fact name="Prospect">
          <Link href={personAddress(personId)}>{name || email}</Link>
        </Fact>
      )}
      <Fact name="Source">{THREAD_SOURCE_LABELS[source]}</Fact>
      <Fact name="Statut">{THREAD_STATE_LABELS[state]}</Fact>
      {state === 'new' && dueAt && (
        <Fact name="Délai">
          <Remaining thread={thread} now={now} />
        </Fact>
      )}
      <Fact name="Bien">
        {property ? <Link href={`${propertyPaths.edit}/${property.id}`}>{property.title}</Link> : '–'}
      </Fact>
      <Fact name="Conseiller">
        {agent?.name ?? 'Non attribué'}
        {assigned.why && (
          <details className={styles.why}>
            <summary>Pourquoi moi ?</summary>
            <p>{assigned.why}</p>
          </details>
        )}
      </Fact>
    </Facts>
  );
}
