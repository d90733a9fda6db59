import { CONTACT_CONSENT } from '@pignon/domain/prospects/consents/contact-consent';
import { PrivacyLink } from '../forms/privacy-link';
import { SendButton } from '../forms/send-button';
import { VisitorForm } from '../forms/visitor-form';
import styles from '../forms/visitor-form.module.css';
import { EmailField, NameField, PhoneField } from '../forms/who-fields';
import { TextAreaField, TextField } from '../ui/fields/field';
import { useContactForm } from './use-contact-form';

export default function ContactFormFields() {
  const form = useContactForm();
  const { field, sending } = form;
  return (
    <VisitorForm
      title="Formulaire de contact"
      state={form}
      thanks="Votre message est bien arrivé. Nous vous répondrons dans les 24 heures ouvrées."
      consent={
        <>
          {CONTACT_CONSENT.text} <PrivacyLink />
        </>
      }
      buttons={<SendButton sending={sending}>Envoyer</SendButton>}
    >
      <NameField {...field('name')} />
      <EmailField {...field('email')} />
      <PhoneField {...field('phone')} />
      <TextField {...field('subject')} label="Objet" className={styles.wide ?? ''} />
      <TextAreaField {...field('message')} label="Message" rows={6} className={styles.wide ?? ''} />
    </VisitorForm>
  );
}
