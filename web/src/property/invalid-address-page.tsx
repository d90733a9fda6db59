import { FailureScreen } from './failure-screen';
import { INVALID_ADDRESS } from './failures';

/** M161: an address of no form that names a property. */
export default function InvalidAddressPage() {
  return <FailureScreen {...INVALID_ADDRESS} />;
}
