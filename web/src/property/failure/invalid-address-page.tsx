import type { PageRules } from '../../site/page-rules';
import { FailureScreen } from './failure-screen';
import { INVALID_ADDRESS } from '../head/failures';

export const rules: PageRules = {
  head: () => ({
    title: `${INVALID_ADDRESS.text} | Pignon`,
    description: 'Cette adresse ne désigne aucun bien.',
  }),
};

/** M161: an address of no form that names a property. */
export default function InvalidAddressPage() {
  return <FailureScreen {...INVALID_ADDRESS} />;
}
