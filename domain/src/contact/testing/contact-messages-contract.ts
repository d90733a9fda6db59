import { addedContract, type AddedUnderTest } from '../../shared/testing/added-contract';
import { uuidV7 } from '../../shared/uuid-v7';
import { ContactMessage } from '../contact-message';
import { aMessage } from './a-message';

const AT = new Date('2026-11-28T10:00:00.000Z');

/** Run on the double and on PostgreSQL. */
export const contactMessagesContract = (given: () => AddedUnderTest<ContactMessage>): void =>
  addedContract(given, {
    make: (options) => ContactMessage.receive(uuidV7(), aMessage(), AT, options),
    fact: 'contact.lead-captured.v1',
  });
