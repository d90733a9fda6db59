import { foldText } from '../shared/text/slug';
import type { ChatEstimation } from './chat-estimation';

/** One line: the owner's address, and of postcode and city only what it does not tell already. */
export function propertyAddressLine({ propertyAddress = '', propertyZipCode, propertyCity }: ChatEstimation): string {
  const told = ` ${foldText(propertyAddress).replace(/[^a-z0-9]+/g, ' ')} `;
  const digits = told.replace(/(?<=\d) (?=\d)/g, '');
  const missing = [
    propertyZipCode && !digits.includes(propertyZipCode) ? propertyZipCode : '',
    propertyCity && !told.includes(` ${foldText(propertyCity).replace(/[^a-z0-9]+/g, ' ')} `) ? propertyCity : '',
  ];
  return [propertyAddress, missing.filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
