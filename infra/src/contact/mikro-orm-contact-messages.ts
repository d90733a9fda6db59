import type { ContactMessage } from '@pignon/domain/contact/contact-message';
import type { ContactMessages } from '@pignon/domain/contact/contact-messages';
import { currentWork } from '../database/work-in-progress';

export class MikroOrmContactMessages implements ContactMessages {
  add(message: ContactMessage): void {
    currentWork().added.push(message);
  }
}
