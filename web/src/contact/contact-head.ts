import { paths } from '../site/paths';
import type { PageHead } from '../site/page-rules';

export const contactHead = (): PageHead => ({
  title: 'Contact | Pignon',
  description:
    'Écrivez à l’agence Pignon, passez nous voir à Paris ou appelez un conseiller : réponse dans les 24 heures ouvrées.',
  canonical: paths.contact,
});
