import { useSession } from '../../../staff/session/session';
import styles from './reply-box.module.css';

/** The mail is signed by the house: whoever signs too would stand there twice. */
export function SignatureNote() {
  const { data: session } = useSession();
  const name = typeof session === 'object' ? session?.name : undefined;
  return (
    <p className={styles.hint}>
      {name ? `Signé «\u00a0${name}\u00a0»` : 'Signé de votre nom'}, avec le nom et le téléphone de l’agence.
    </p>
  );
}
