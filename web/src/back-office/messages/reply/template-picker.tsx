import type { ReplyTemplate } from '@pignon/domain/mailbox/templates/reply-template';
import type { TemplateValues } from '@pignon/domain/mailbox/templates/template-variables';
import { foldText } from '@pignon/domain/shared/text/slug';
import { useEffect, useRef, useState } from 'react';
import { FilterText } from '../../../staff/list/filter-bar';
import { ReadStates } from '../../../staff/list/read-states';
import { ChoiceDialog } from '../dialogs/choice-dialog';
import { useTemplates } from '../templates/use-templates';

interface TemplatePickerProps {
  readonly threadId: string;
  readonly onChoose: (template: ReplyTemplate, values: TemplateValues) => void;
  readonly onClose: () => void;
}

/** A few letters and Enter take the first one. */
export function TemplatePicker({ threadId, onChoose, onClose }: TemplatePickerProps) {
  const desk = useTemplates(threadId);
  const [words, setWords] = useState('');
  const found = (desk.loaded ? (desk.templates ?? []) : []).filter(({ name, body }) =>
    foldText(`${name} ${body}`).includes(foldText(words)),
  );
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const choose = (template: ReplyTemplate) => onChoose(template, desk.values ?? {});
  return (
    <ChoiceDialog
      title="Insérer un modèle"
      options={found.map((template) => ({ key: String(template.id), label: template.name, value: template }))}
      onChoose={choose}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // The reply that stands around it is another form.
          event.stopPropagation();
          const [first] = found;
          if (!first) return;
          choose(first);
          onClose();
        }}
      >
        <FilterText
          label="Rechercher un modèle"
          placeholder="Nom ou texte…"
          value={words}
          onText={setWords}
          box={box}
        />
      </form>
      <ReadStates
        loading="Chargement des modèles..."
        loaded={desk.loaded}
        error={desk.error}
        onRetry={() => void desk.reload()}
      />
      {desk.loaded && found.length === 0 && (
        <p>{words ? 'Aucun modèle ne correspond.' : 'Aucun modèle. Ajoutez-en par « Modèles », en haut de la page.'}</p>
      )}
    </ChoiceDialog>
  );
}
