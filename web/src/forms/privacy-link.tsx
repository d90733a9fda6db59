import { Link } from 'wouter';
import { paths } from '../site/paths';

/** After what a visitor agrees to. */
export const PrivacyLink = () => (
  <>
    Voir notre <Link href={paths.privacy}>politique de confidentialité</Link>.
  </>
);

/** In a tab of its own: a dialog that is left takes what was typed along. */
export const PrivacyTab = () => (
  <>
    Voir notre{' '}
    <a href={paths.privacy} target="_blank" rel="noopener">
      politique de confidentialité<span className="visually-hidden"> (nouvel onglet)</span>
    </a>
    .
  </>
);
