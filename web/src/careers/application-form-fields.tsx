import { CV_ENDINGS, TRADES } from '@pignon/domain/careers/application-rules';
import { PrivacyLink } from '../forms/privacy-link';
import { SendButton } from '../forms/send-button';
import { VisitorForm } from '../forms/visitor-form';
import wide from '../forms/visitor-form.module.css';
import { EmailField, NameField, PhoneField } from '../forms/who-fields';
import { SelectField, TextAreaField, TextField } from '../ui/fields/field';
import styles from './careers.module.css';
import { useApplication } from './use-application';

export default function ApplicationFormFields() {
  const form = useApplication();
  const { field, sending } = form;
  return (
    <VisitorForm
      title="Candidature"
      state={form}
      className={styles.form}
      encType="multipart/form-data"
      thanks="Votre candidature est bien arrivée. Nous répondons à chacune."
      consent={
        <>
          Votre candidature sert à vous répondre&nbsp;; elle s’efface deux ans après sa réception. <PrivacyLink />
        </>
      }
      buttons={<SendButton sending={sending}>Envoyer ma candidature</SendButton>}
    >
      <NameField {...field('name')} />
      <EmailField {...field('email')} />
      <PhoneField {...field('phone')} />
      <SelectField {...field('trade')} label="Métier">
        <option value="">Choisir</option>
        {TRADES.map((trade) => (
          <option key={trade}>{trade}</option>
        ))}
      </SelectField>
      <TextField
        {...field('cv')}
        label="CV"
        type="file"
        accept={CV_ENDINGS.join(',')}
        hint="PDF, DOC ou DOCX, 5&nbsp;Mo au plus."
      />
      <TextAreaField
        {...field('message')}
        label="Votre parcours, en quelques mots"
        optional
        rows={6}
        className={wide.wide ?? ''}
      />
    </VisitorForm>
  );
}
