import type { InMemoryUnitOfWork } from '../../shared/testing/in-memory-unit-of-work';
import type { ContactMessage } from '../contact-message';
import { ContactMessages } from '../contact-messages';

export class InMemoryContactMessages extends ContactMessages {
  constructor(private readonly work: InMemoryUnitOfWork) {
    super();
  }

  add(message: ContactMessage): void {
    this.work.add(message);
  }
}
