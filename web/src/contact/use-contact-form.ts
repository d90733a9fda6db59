import { useVisitorForm } from '../forms/use-visitor-form';
import { countStep } from '../lib/count-step';
import { useAgency } from '../site/agency/use-app-settings';
import { contactChecks, type ContactValues, NOT_KEPT } from './contact-fields';
import { failureText, tellFailure, tellSuccess } from './contact-messages';
import { sendContact } from './send-contact';

/** M95. */
export function useContactForm() {
  const { email, phone } = useAgency();
  return useVisitorForm<ContactValues>({
    name: 'contact',
    checks: contactChecks,
    notKept: NOT_KEPT,
    post: (...sending) => sendContact(email, ...sending),
    sent() {
      countStep('contact-envoye');
      tellSuccess();
    },
    failed(reply) {
      const text = failureText(phone);
      tellFailure(reply, text);
      return text;
    },
  });
}
