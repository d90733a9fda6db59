import type { ReplyTemplate } from '@pignon/domain/mailbox/templates/reply-template';
import { templateRules } from '@pignon/domain/mailbox/templates/template-rules';
import { templateFault } from '@pignon/domain/mailbox/templates/template-variables';
import type { FieldChecks } from '../../../staff/form/use-record-form';

export interface TemplateFields extends Readonly<Record<string, string>> {
  readonly name: string;
  readonly subject: string;
  readonly body: string;
}

const NO_TEMPLATE: TemplateFields = { name: '', subject: '', body: '' };

export const readOf = (template: ReplyTemplate | undefined) => ({
  values: template ? { name: template.name, subject: template.subject, body: template.body } : NO_TEMPLATE,
  version: template?.version ?? null,
});

const known = (text: unknown): string | true => templateFault(String(text)) ?? true;
const said = (message: string) => (text: unknown) => String(text).trim() !== '' || message;

export const TEMPLATE_FIELDS: FieldChecks<TemplateFields> = {
  name: {
    label: 'Nom',
    check: { maxLength: templateRules.name.most, validate: said(templateRules.name.required.message) },
  },
  subject: { label: 'Objet', check: { maxLength: templateRules.subject, validate: known } },
  body: {
    label: 'Texte',
    check: {
      maxLength: templateRules.body.most,
      validate: { said: said(templateRules.body.required.message), known },
    },
  },
};
