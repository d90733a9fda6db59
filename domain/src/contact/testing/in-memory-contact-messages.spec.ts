import { InMemoryUnitOfWork } from '../../shared/testing/in-memory-unit-of-work';
import { ContactMessage } from '../contact-message';
import { contactMessagesContract } from './contact-messages-contract';
import { InMemoryContactMessages } from './in-memory-contact-messages';

const work = new InMemoryUnitOfWork();
const repository = new InMemoryContactMessages(work);

describe('in memory', () =>
  contactMessagesContract(() => ({
    work,
    repository,
    kept: (id) => Promise.resolve(work.keptOf(ContactMessage).find((message) => message.id === id) ?? null),
    factsOf: (id) => Promise.resolve(work.facts.filter(({ aggregateId }) => aggregateId === id)),
  })));
