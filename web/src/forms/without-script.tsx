import { frenchGrouping, telHref } from '@pignon/domain/shared/text/phone/phone';
import { useAgency } from '../site/agency/use-app-settings';

interface WithoutScriptProps {
  readonly className?: string | undefined;
}

/** Where a request cannot be sent: how to make it all the same. */
export function WithoutScript({ className }: WithoutScriptProps) {
  const { phone, email } = useAgency();
  return (
    <noscript className={className}>
      <p>
        Cette demande a besoin de JavaScript. Sinon, appelez-nous au{' '}
        <a href={telHref(phone)}>{frenchGrouping(phone)}</a> ou écrivez à <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  );
}
