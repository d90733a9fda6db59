import { frenchGrouping } from '@pignon/domain/shared/text/phone/phone';
import { useHydrated } from '../lib/early/use-hydrated';
import { useAgency } from '../site/agency/use-app-settings';
import { Button } from '../ui/button';

interface SendButtonProps {
  readonly sending: boolean;
  readonly children: string;
}

/** Of a form that stands in the page from the first byte on. */
export function SendButton({ sending, children }: SendButtonProps) {
  const { phone } = useAgency();
  const hydrated = useHydrated();
  return (
    <>
      {/* Before hydration a submit would leave the page: the button waits for React. */}
      <Button look="dark" type={hydrated ? 'submit' : 'button'} busy={sending} busyLabel="Envoi en cours...">
        {children}
      </Button>
      <noscript>
        <p>Ce formulaire a besoin de JavaScript. Appelez-nous au {frenchGrouping(phone)}.</p>
      </noscript>
    </>
  );
}
