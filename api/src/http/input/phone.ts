import { withTerritory } from '@pignon/domain/shared/text/phone/overseas-numbers';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** E.164 when the typed text is a number, French unless it says otherwise: '+33 (0)6 12 34 56 78' → '+33612345678'. */
export function e164(phone: string | undefined): string | undefined {
  if (!phone) return undefined;
  const parsed = parsePhoneNumberFromString(phone.replace(/\(0\)/g, ''), 'FR');
  return parsed?.isPossible() ? withTerritory(parsed.number) : undefined;
}
