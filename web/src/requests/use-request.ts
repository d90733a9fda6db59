import type { Consent } from '@pignon/domain/prospects/consent';
import { REQUEST_CONSENT } from '@pignon/domain/prospects/consents/request-consent';
import { agreedTo } from '../lib/network/agreed-to';
import { useVisitorForm, type Refusal } from '../forms/use-visitor-form';
import { pageStore } from '../lib/storage/page-store';
import { postJson } from '../lib/network/post-json';
import type { RequestChecks, RequestField, RequestValues } from './request-fields';

interface RequestOptions {
  /** Of its fields' ids and its key: a page may hold several forms with the same names. */
  readonly form: string;
  readonly checks: RequestChecks;
  /** Of a dialog: dismissed it is emptied (M94), and offers what was written when it is opened again (F74). */
  readonly offers?: boolean;
  readonly path: string;
  /** The words beside its button. */
  readonly consent?: Pick<Consent, 'version'>;
  /** What is sent besides the fields. An empty `propertyId` is about no one property. */
  readonly about: Readonly<Record<string, string>> & { readonly propertyId: string };
  /** Said for a field that was left empty (M93). */
  readonly whenEmpty?: Partial<Record<RequestField, string>>;
  readonly sent: (answer: unknown) => void;
  /** Tells it and gives the sentence that stays with the form. */
  readonly failed: (reply: Refusal) => string;
}

const NOT_KEPT = ['spare'] as const;

/** M94: one request of a visitor; what was written for this property is kept in this tab. */
export function useRequest(options: RequestOptions) {
  const { form, checks, path, about, offers = false, whenEmpty, sent, failed, consent = REQUEST_CONSENT } = options;
  const fields = Object.keys(checks) as RequestField[];
  return useVisitorForm<RequestValues>({
    name: `${form}-${about.propertyId}`,
    checks,
    notKept: NOT_KEPT,
    ...(offers ? { offers } : { store: pageStore }),
    idOf: (field) => `${form}-${field}`,
    post: (values, sending, touched) => {
      const typed = fields.map((field) => [field, values[field]?.trim() || (whenEmpty?.[field] ?? '')]);
      const besides = { ...about, website: values.spare ?? '', touched, consent: agreedTo(consent) };
      return postJson(path, { ...Object.fromEntries(typed), ...besides }, sending);
    },
    sent,
    failed,
  });
}
