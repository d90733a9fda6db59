import { Drawer } from '../../../staff/drawer/drawer';
import { Fact, Facts } from '../../../staff/drawer/facts';
import { StaffButton } from '../../../staff/staff-button';
import { ColleagueActions } from './colleague-actions';
import { colleagueName, StateTag } from './colleague-columns';
import { ColleagueForm } from './colleague-form';
import { ColleagueVisits } from './colleague-visits';
import { type Colleagues, NEW } from './use-colleagues';

/** The one that the address names, one more, or that there is none of this number. */
export function ColleagueDrawer({ desk }: { readonly desk: Colleagues }) {
  const { data, drawer, opened } = desk;
  if (!data || !drawer.opened) return null;
  if (drawer.opened === NEW)
    return (
      <Drawer title="Inviter un collègue" onClose={drawer.close}>
        <ColleagueForm desk={desk} />
      </Drawer>
    );
  if (!opened)
    return (
      <Drawer title="Compte" onClose={drawer.close}>
        <p>Ce compte n’existe pas ou a été supprimé.</p>
        <StaffButton onClick={drawer.close}>Retour à la liste</StaffButton>
      </Drawer>
    );
  return (
    <Drawer key={opened.id} title={colleagueName(opened)} onClose={drawer.close}>
      <Facts>
        <Fact name="Email">{opened.email}</Fact>
        <Fact name="État">
          <StateTag state={opened.state} />
        </Fact>
      </Facts>
      <ColleagueForm desk={desk} colleague={opened} />
      <ColleagueVisits desk={desk} colleague={opened} />
      <ColleagueActions desk={desk} colleague={opened} />
    </Drawer>
  );
}
