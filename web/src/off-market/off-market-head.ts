import { paths } from '../site/paths';
import type { PageHead } from '../site/page-rules';

export const offMarketHead = (): PageHead => ({
  title: 'Biens off-market | Pignon',
  description:
    'Murs, boutiques et immeubles proposés en toute discrétion : inscrivez-vous pour ouvrir leurs dossiers complets.',
  canonical: paths.offMarket,
});
