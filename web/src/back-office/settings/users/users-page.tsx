import { RecordList } from '../../../staff/table/record-list';
import { StaffButton } from '../../../staff/staff-button';
import { staffRules } from '../../../staff/staff-rules';
import { SettingsSection } from '../shared/settings-section';
import { COLLEAGUE_COLUMNS, colleagueName } from './colleague-columns';
import { ColleagueDrawer } from './colleague-drawer';
import { RoleSwitches } from './role-switches';
import { NEW, useColleagues } from './use-colleagues';

export const rules = staffRules('Utilisateurs et rôles');

/** E13. */
export default function UsersPage() {
  const desk = useColleagues();
  const { data, error, drawer, reload } = desk;
  return (
    <SettingsSection
      section="users"
      actions={
        <StaffButton look="accent" onClick={() => drawer.open(NEW)}>
          Inviter un collègue
        </StaffButton>
      }
    >
      <RecordList
        reading={{
          loading: 'Chargement des comptes...',
          loaded: data !== undefined,
          error,
          onRetry: () => void reload(),
        }}
        empty={{ filtered: false, none: 'Aucun compte.', noneLeft: '', onReset: () => {} }}
        caption="Comptes"
        columns={COLLEAGUE_COLUMNS}
        rows={data?.colleagues ?? []}
        nameOf={colleagueName}
        onOpen={drawer.open}
      />
      {data && <RoleSwitches desk={desk} />}
      <ColleagueDrawer desk={desk} />
    </SettingsSection>
  );
}
