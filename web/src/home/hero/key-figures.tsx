import { keyFigures } from './claims';
import { Claims } from './claims-list';

/** M03, the key figures as given. */
export const KeyFigures = () => <Claims name="Chiffres clés" claims={keyFigures} />;
