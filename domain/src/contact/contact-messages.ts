import type { ContactMessage } from './contact-message';

/** Belongs to the running unit of work. */
export abstract class ContactMessages {
  abstract add(message: ContactMessage): void;
}
