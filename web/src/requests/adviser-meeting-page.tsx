import type { Agent } from '@pignon/domain/agents/agent';
import { slugOf } from '@pignon/domain/shared/text/slug';
import { useState } from 'react';
import useSWR from 'swr';
import { useParams } from 'wouter';
import { Breadcrumb } from '../site/breadcrumb';
import type { PageRules } from '../site/page-rules';
import { paths } from '../site/paths';
import { ButtonLink } from '../ui/button';
import { Booking } from './booking';
import styles from './slots.module.css';

const AGENTS = '/api/agents';
/** A number leads to the name. */
const numbered = (agents: readonly Agent[], conseiller: string | undefined): Agent | undefined =>
  agents.find(({ id }) => String(id) === conseiller);
const named = (agents: readonly Agent[], slug: string | undefined): Agent | undefined =>
  agents.find(({ name }) => slugOf(name) === slug);

/** Not for search engines: whoever comes was sent here. One who is not of the house any more leads to whoever answers. */
export const rules: PageRules = {
  load: () => [AGENTS],
  elsewhere: (data, { conseiller }) => {
    const agents = (data[AGENTS] ?? []) as readonly Agent[];
    const adviser = numbered(agents, conseiller);
    if (adviser) return `${paths.meeting}/${slugOf(adviser.name)}`;
    return conseiller && !named(agents, conseiller) ? paths.meeting : undefined;
  },
  head: () => ({
    title: 'Prendre rendez-vous | Pignon',
    description: 'Choisissez un créneau avec un conseiller de l’agence, sur place ou en visioconférence.',
  }),
};

/** M96: '/rdv' and '/rdv/helene-marchand'. */
export default function AdviserMeetingPage() {
  const { conseiller } = useParams<{ conseiller?: string }>();
  const { data: agents = [] } = useSWR<readonly Agent[]>(AGENTS);
  const adviser = numbered(agents, conseiller) ?? named(agents, conseiller) ?? agents[0];
  const [booked, setBooked] = useState(false);
  return (
    <main id="contenu" className={`${styles.page} ${styles.part}`}>
      <Breadcrumb current="Prendre rendez-vous" />
      <h1>{adviser ? `Rendez-vous avec ${adviser.name}` : 'Prendre rendez-vous'}</h1>
      {booked ? (
        <output>
          Votre rendez-vous est confirmé. Vous recevez la confirmation par e-mail, avec le fichier pour votre agenda.
        </output>
      ) : (
        <Booking
          wish={{ agentId: adviser?.id }}
          done={() => setBooked(true)}
          close={() => {}}
          instead={
            <div className={styles.part}>
              <p>Écrivez-nous ou appelez-nous : nous vous proposons un créneau dans les 24 heures ouvrées.</p>
              <ButtonLink href={paths.contact} look="dark">
                Nous contacter
              </ButtonLink>
            </div>
          }
        />
      )}
    </main>
  );
}
