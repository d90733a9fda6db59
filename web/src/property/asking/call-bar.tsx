import type { ListingPage } from '@pignon/domain/listings/read-models';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { telHref } from '@pignon/domain/shared/text/phone/phone';
import { Button, ButtonLink } from '../../ui/button';
import { useContactOf } from './adviser-of';
import { prepare } from './asking-dialogs';
import styles from './call-bar.module.css';
import type { Asking } from './use-asking';

interface CallBarProps {
  readonly page: ListingPage;
  readonly ask: (what: Asking) => void;
}

/** On a phone the adviser is always one press away; the bar stands in the page's flow, so it hides nothing for good. */
export function CallBar({ page, ask }: CallBarProps) {
  const { phone } = useContactOf(page);
  return (
    <div data-bottom-bar className={styles.bar}>
      <ButtonLink href={telHref(phone)}>
        <Phone size={20} strokeWidth={1.75} aria-hidden="true" />
        Appeler
      </ButtonLink>
      <Button
        look="ghost"
        aria-haspopup="dialog"
        onPointerEnter={() => prepare('information')}
        onClick={() => ask('information')}
      >
        <Mail size={20} strokeWidth={1.75} aria-hidden="true" />
        Message
      </Button>
    </div>
  );
}
