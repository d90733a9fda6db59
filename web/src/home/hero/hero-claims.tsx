import { heroClaims } from './claims';
import { Claims } from './claims-list';

export const HeroClaims = () => <Claims name="L’agence en chiffres" claims={heroClaims} />;
