import type { ReplyTemplate } from '@pignon/domain/mailbox/templates/reply-template';
import { useState } from 'react';
import { Drawer } from '../../../staff/drawer/drawer';
import { StaffButton } from '../../../staff/staff-button';
import { OrderButtons } from '../../../staff/table/order/order-buttons';
import { TemplateForm } from './template-form';
import styles from './templates.module.css';
import { useTemplateChanges } from './use-template-changes';
import { useTemplates } from './use-templates';

interface TemplatesDrawerProps {
  /** The conversation that is open: its values are shown. */
  readonly threadId: string | null;
  readonly onClose: () => void;
}

/** All templates, in their order; one of them, or one more, in its form. */
export function TemplatesDrawer({ threadId, onClose }: TemplatesDrawerProps) {
  const desk = useTemplates(threadId);
  const changes = useTemplateChanges(desk);
  const [writing, setWriting] = useState<ReplyTemplate | 'new'>();
  const { templates, loaded, error, reload } = desk;
  if (writing)
    return (
      <TemplateForm
        desk={desk}
        {...(writing !== 'new' && { template: writing })}
        onClose={() => setWriting(undefined)}
      />
    );
  return (
    <Drawer
      title="Modèles de réponse"
      onClose={onClose}
      reading={{ loading: 'Chargement des modèles...', loaded, error, onRetry: () => void reload() }}
    >
      <StaffButton look="accent" className={styles.add} onClick={() => setWriting('new')}>
        Ajouter un modèle
      </StaffButton>
      <output>
        {changes.removed && (
          <span className={styles.told}>
            {`« ${changes.removed.name} » est supprimé.`}
            <StaffButton onClick={() => void changes.restore(changes.removed!)}>Annuler</StaffButton>
          </span>
        )}
      </output>
      {changes.failure && (
        <p role="alert" className={styles.failure}>
          {changes.failure}
        </p>
      )}
      {templates?.length === 0 && <p>Aucun modèle. Ceux que vous ajoutez servent à toute l’équipe.</p>}
      <ul className={styles.list} aria-label="Modèles">
        {templates?.map((template) => (
          <li key={template.id}>
            <button type="button" className={styles.open} onClick={() => setWriting(template)}>
              <strong>{template.name}</strong>
              <span className={styles.begin}>{template.body}</span>
            </button>
            <span className={styles.tools}>
              <OrderButtons title={template.name} onMove={(by) => void changes.move(template.id, by)} />
              <StaffButton aria-label={`Supprimer : ${template.name}`} onClick={() => void changes.remove(template)}>
                Supprimer
              </StaffButton>
            </span>
          </li>
        ))}
      </ul>
    </Drawer>
  );
}
