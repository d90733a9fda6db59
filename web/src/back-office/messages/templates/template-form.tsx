import type { ReplyTemplate } from '@pignon/domain/mailbox/templates/reply-template';
import { TEMPLATE_VARIABLES, written } from '@pignon/domain/mailbox/templates/template-variables';
import { useRef } from 'react';
import { Drawer } from '../../../staff/drawer/drawer';
import { LineField, LinesField } from '../../../staff/form/fields';
import { RecordForm } from '../../../staff/form/record-form';
import { useRecordForm } from '../../../staff/form/use-record-form';
import { StaffButton } from '../../../staff/staff-button';
import { staffPost } from '../../../staff/staff-post';
import { readOf, TEMPLATE_FIELDS, type TemplateFields } from './template-fields';
import { TEMPLATES } from './template-paths';
import { TemplatePreview } from './template-preview';
import styles from './templates.module.css';
import type { Templates } from './use-templates';

interface TemplateFormProps {
  readonly desk: Templates;
  /** Absent: one more. */
  readonly template?: ReplyTemplate;
  readonly onClose: () => void;
}

export function TemplateForm({ desk, template, onClose }: TemplateFormProps) {
  const form = useRecordForm<TemplateFields>({
    record: `reply-templates.${template?.id ?? 'nouveau'}`,
    read: readOf(template),
    fields: TEMPLATE_FIELDS,
    save: (values, version) =>
      template
        ? staffPost(`${TEMPLATES}/${template.id}`, { ...values, version }, { method: 'PUT' })
        : staffPost(TEMPLATES, values, { once: true }),
    reread: async () => {
      const now = (await desk.reload())?.find(({ id }) => id === template?.id);
      return now ? readOf(now) : null;
    },
    onSaved: () => {
      void desk.reload();
      onClose();
    },
    onClose,
  });
  const { field, typed, setValue } = form;
  const { ref: register, ...body } = field('body');
  const text = useRef<HTMLTextAreaElement>(null);
  const insert = (name: string) => {
    const box = text.current;
    if (!box) return;
    box.setRangeText(written(name), box.selectionStart, box.selectionEnd, 'end');
    setValue('body', box.value, { shouldDirty: true });
    box.focus();
  };
  const title = template ? template.name : 'Ajouter un modèle';
  return (
    <Drawer title={title} onClose={form.leave}>
      <RecordForm title={title} form={form}>
        <LineField {...field('name')} autoComplete="off" required />
        <LineField {...field('subject')} autoComplete="off" optional hint="Vide : la réponse garde le sien" />
        <LinesField
          {...body}
          ref={(box) => {
            register(box);
            text.current = box;
          }}
          rows={10}
          required
        />
        <fieldset className={styles.variables}>
          <legend>Insérer une variable</legend>
          {Object.entries(TEMPLATE_VARIABLES).map(([name, label]) => (
            <StaffButton key={name} title={written(name)} onClick={() => insert(name)}>
              {label}
            </StaffButton>
          ))}
        </fieldset>
        <TemplatePreview subject={typed.subject} body={typed.body} values={desk.values} />
      </RecordForm>
    </Drawer>
  );
}
