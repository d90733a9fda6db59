import type { StaffRule } from '@pignon/domain/assignment/staff-rule';
import { useState } from 'react';
import { Drawer } from '../../staff/drawer/drawer';
import { StaffButton } from '../../staff/staff-button';
import { staffPost, UNREACHED } from '../../staff/staff-post';
import { notify } from '../../ui/toasts/toast';
import styles from './assignment.module.css';
import { RuleForm } from './rule-form';
import { NEW, RULES, type RulesDesk } from './use-rules';

/** The one that the address names, one more, or that there is none of this number. */
export function RuleDrawer({ desk }: { readonly desk: RulesDesk }) {
  const { rules, drawer, opened } = desk;
  if (!rules || !drawer.opened) return null;
  if (drawer.opened === NEW) return <RuleForm desk={desk} />;
  if (!opened)
    return (
      <Drawer title="Règle" onClose={drawer.close}>
        <p>Cette règle n’existe pas ou a été supprimée.</p>
        <StaffButton onClick={drawer.close}>Retour à la liste</StaffButton>
      </Drawer>
    );
  return (
    <RuleForm key={opened.id} desk={desk} rule={opened}>
      <RemoveRule rule={opened} desk={desk} />
    </RuleForm>
  );
}

/** Pressed twice: what it decided so far stands. */
function RemoveRule({ rule, desk: { drawer, reload } }: { readonly rule: StaffRule; readonly desk: RulesDesk }) {
  const [asked, setAsked] = useState(false);
  const remove = async () => {
    const reply = await staffPost(`${RULES}/${rule.id}?version=${rule.version}`, {}, { method: 'DELETE' });
    if (reply.ok) {
      notify({ kind: 'success', title: 'Règle supprimée', text: `« ${rule.name} » ne décide plus de rien.` });
      drawer.close();
    } else if (reply.status !== 401)
      notify({ kind: 'error', title: 'La règle n’est pas supprimée', text: reply.error ?? UNREACHED });
    await reload();
  };
  if (!asked) return <StaffButton onClick={() => setAsked(true)}>Supprimer la règle</StaffButton>;
  return (
    <div role="alert" className={styles.sure}>
      <p>{`Supprimer « ${rule.name} » ? Les demandes déjà attribuées le restent.`}</p>
      <StaffButton look="accent" ref={(button) => button?.focus()} onClick={() => void remove()}>
        Supprimer
      </StaffButton>
      <StaffButton onClick={() => setAsked(false)}>Annuler</StaffButton>
    </div>
  );
}
