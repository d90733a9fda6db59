import { REQUEST_CONSENT } from '@pignon/domain/prospects/consents/request-consent';
import type { ReactNode } from 'react';
import { PrivacyTab } from '../forms/privacy-link';
import { VisitorForm } from '../forms/visitor-form';
import { EmailField, NameField, PhoneField } from '../forms/who-fields';
import styles from '../forms/visitor-form.module.css';
import { Button } from '../ui/button';
import type { useRequest } from './use-request';

interface RequestFormProps {
  readonly title: string;
  readonly request: ReturnType<typeof useRequest>;
  readonly action: string;
  readonly close: () => void;
  /** What comes after name, email and phone. */
  readonly children: ReactNode;
}

/** Who asks, what the form asks besides, and the two buttons. */
export function RequestForm({ title, request, action, close, children }: RequestFormProps) {
  const { field, sending, giveUp, restore } = request;
  const cancel = () => {
    giveUp();
    close();
  };
  return (
    <VisitorForm
      title={title}
      state={request}
      consent={
        <>
          {REQUEST_CONSENT.text} <PrivacyTab />
        </>
      }
      buttons={
        <>
          <Button look="ghost" onClick={cancel}>
            Annuler
          </Button>
          <Button look="dark" type="submit" busy={sending} busyLabel="Envoi en cours...">
            {action}
          </Button>
        </>
      }
    >
      {restore && (
        <Button look="ghost" onClick={restore} className={styles.wide ?? ''}>
          Reprendre ce que vous aviez écrit
        </Button>
      )}
      <NameField {...field('name')} />
      <EmailField {...field('email')} />
      <PhoneField {...field('phone')} />
      {children}
    </VisitorForm>
  );
}
