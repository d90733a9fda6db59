import { Drawer } from '../../staff/drawer/drawer';
import { StaffButton } from '../../staff/staff-button';
import { AdviserActions } from './adviser-actions';
import { AdviserForm } from './adviser-form';
import { NEW, type useAdvisers } from './use-advisers';

/** The one that the address names, one more, or that there is none of this number. */
export function AdviserDrawer({ desk }: { readonly desk: ReturnType<typeof useAdvisers> }) {
  const { all, drawer, opened, reload } = desk;
  if (!all || !drawer.opened) return null;
  if (drawer.opened === NEW) return <AdviserForm reload={reload} onClose={drawer.close} />;
  if (!opened)
    return (
      <Drawer title="Conseiller" onClose={drawer.close}>
        <p>Ce conseiller n’existe pas ou a été supprimé.</p>
        <StaffButton onClick={drawer.close}>Retour à la liste</StaffButton>
      </Drawer>
    );
  const done = () => {
    drawer.close();
    void reload();
  };
  return (
    <AdviserForm key={opened.id} adviser={opened} reload={reload} onClose={drawer.close}>
      <AdviserActions adviser={opened} others={all.filter(({ id }) => id !== opened.id)} onDone={done} />
    </AdviserForm>
  );
}
