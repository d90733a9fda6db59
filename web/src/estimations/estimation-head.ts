import { paths } from '../site/paths';
import type { PageHead } from '../site/page-rules';

export const estimationHead = (): PageHead => ({
  title: 'Estimation gratuite de vos murs ou de votre local commercial | Pignon',
  description:
    'Demandez l’estimation gratuite et fiable de votre local ou de vos murs commerciaux : un expert étudie votre bien et vous répond sous 48h ouvrées.',
  canonical: paths.estimation,
});
