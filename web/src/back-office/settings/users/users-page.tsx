import { RecordList } from '../../../staff/table/record-list';
import { StaffButton } from '../../../staff/staff-button';
import { StaffPage } from '../../../staff/staff-page';
import { staffRules } from '../../../staff/staff-rules';
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
    <StaffPage
      title="Utilisateurs et rôles"
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
    </StaffPage>
  );
}
