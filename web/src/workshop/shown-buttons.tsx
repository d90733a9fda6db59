import { Button, ButtonLink } from '../ui/button';
import { Specimen, State } from './specimen';
import styles from './workshop.module.css';

const LOOKS = ['primary', 'dark', 'ghost'] as const;

export const ShownButtons = () => (
  <Specimen name="Boutons">
    {LOOKS.map((look) => (
      <State key={look} of={`${look}, au repos`}>
        <Button look={look}>Estimation gratuite</Button>
      </State>
    ))}
    <State of="au survol">
      <Button className={styles.hovered}>Estimation gratuite</Button>
    </State>
    <State of="au clavier">
      <Button className={styles.focused}>Estimation gratuite</Button>
    </State>
    {LOOKS.map((look) => (
      <State key={look} of={`${look}, envoi en cours`}>
        <Button look={look} busy busyLabel="Envoi en cours...">
          Envoyer
        </Button>
      </State>
    ))}
    <State of="désactivé">
      <Button disabled>Envoyer</Button>
    </State>
    <State of="lien">
      <ButtonLink href="#boutons">Voir nos biens</ButtonLink>
    </State>
    <State of="sur fond sombre" dark>
      <Button look="ghost">Voir nos biens</Button>
    </State>
  </Specimen>
);
