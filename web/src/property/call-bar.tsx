import type { ListingPage } from '@pignon/domain/listings/read-models';
import { Mail, Phone } from 'lucide-react';
import { telHref } from '../lib/phone';
import { ButtonLink } from '../ui/button';
import { mailtoAbout, useContactOf } from './adviser-of';
import styles from './call-bar.module.css';

/** On a phone the adviser is always one press away; the bar stands in the page's flow, so it hides nothing for good. */
export function CallBar({ page }: { readonly page: ListingPage }) {
  const { phone, email, reference } = useContactOf(page);
  return (
    <div className={styles.bar}>
      <ButtonLink href={telHref(phone)}>
        <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
        Appeler
      </ButtonLink>
      <ButtonLink href={mailtoAbout(email, page.title, reference)} look="ghost">
        <Mail size={20} strokeWidth={1.75} aria-hidden="true" />
        Message
      </ButtonLink>
    </div>
  );
}
