import { PROPOSALS_CONSENT } from '@pignon/domain/prospects/consents/proposals-consent';
import type { PageRules } from '../site/page-rules';
import { paths } from '../site/paths';
import { Button, ButtonLink } from '../ui/button';
import styles from './unsubscription.module.css';
import { useUnsubscription } from './use-unsubscription';

export const rules: PageRules = {
  head: () => ({
    title: 'Désinscription | Pignon',
    description: 'Ne plus recevoir de propositions de biens par e-mail.',
  }),
};

/** What the foot of a proposal opens: looking changes nothing, a press does. */
export default function UnsubscriptionPage() {
  const { state, told, sending, leave, comeBack } = useUnsubscription();
  return (
    <main id="contenu" className={styles.page}>
      <h1>Désinscription</h1>
      {told && <p role="alert">{told}</p>}
      {state === 'asked' && (
        <>
          <p>{'Vous ne souhaitez plus recevoir nos propositions de biens par e-mail\u00a0?'}</p>
          <p>Nous continuerons de répondre à vos propres demandes.</p>
          <Button look="dark" busy={sending} onClick={() => void leave()}>
            Me désinscrire
          </Button>
        </>
      )}
      {state === 'left' && (
        <>
          <output>{'C’est fait\u00a0: vous ne recevrez plus de propositions de biens.'}</output>
          <p>
            {'C’était une erreur\u00a0? '}
            {PROPOSALS_CONSENT.text}
          </p>
          <Button look="ghost" busy={sending} onClick={() => void comeBack()}>
            Recevoir de nouveau les propositions
          </Button>
        </>
      )}
      {state === 'back' && <output>{'C’est noté\u00a0: nous pourrons de nouveau vous proposer des biens.'}</output>}
      {state === 'unknown' && (
        <>
          <p>Ce lien n’est pas valable. Écrivez-nous, et nous vous désinscrirons.</p>
          <ButtonLink href={paths.contact} look="dark">
            Nous contacter
          </ButtonLink>
        </>
      )}
    </main>
  );
}
