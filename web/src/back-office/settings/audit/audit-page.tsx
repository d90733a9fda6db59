import type { AuditLine } from '@pignon/domain/audit/audit-view';
import { StaffButton } from '../../../staff/staff-button';
import { staffRules } from '../../../staff/staff-rules';
import { RecordList } from '../../../staff/table/record-list';
import { SettingsSection } from '../shared/settings-section';
import { AUDIT_COLUMNS, lineName } from './audit-columns';
import { AuditFilters } from './audit-filters';
import { useAudit } from './use-audit';

export const rules = staffRules('Journal d’audit');

/** E13. */
export default function AuditPage() {
  const desk = useAudit();
  return (
    <SettingsSection section="audit" note="Ce que chacun a fait, douze mois durant : les champs, jamais leur contenu.">
      <AuditFilters desk={desk} />
      <RecordList<AuditLine>
        reading={{
          loading: 'Chargement du journal...',
          loaded: desk.isLoaded,
          error: desk.error,
          onRetry: desk.reload,
        }}
        empty={{
          filtered: desk.isFiltered,
          none: 'Aucune action pour le moment.',
          noneLeft: 'Aucune action ne correspond à ces filtres.',
          onReset: desk.reset,
        }}
        caption="Actions, de la plus récente à la plus ancienne"
        columns={AUDIT_COLUMNS}
        rows={desk.lines}
        nameOf={lineName}
      />
      {desk.isMore && <StaffButton onClick={desk.older}>Plus ancien</StaffButton>}
    </SettingsSection>
  );
}
