import { AUDIT_FEATURES, type AuditFeature } from '@pignon/domain/audit/audit-view';
import { FilterBar, FilterChoice, FilterDay, FilterText } from '../../../staff/list/filter-bar';
import type { AuditDesk } from './use-audit';

const FEATURES: readonly (readonly [AuditFeature | '', string])[] = [
  ['', 'Tout'],
  ...(Object.entries(AUDIT_FEATURES) as [AuditFeature, string][]),
];

export function AuditFilters({ desk }: { readonly desk: AuditDesk }) {
  const people = [['', 'Tous les comptes'] as const, ...desk.people.map(({ id, name }) => [id, name] as const)];
  return (
    <FilterBar>
      <FilterChoice
        label="Domaine"
        value={desk.of('domaine') as AuditFeature | ''}
        options={FEATURES}
        onChoose={(feature) => desk.filter('domaine', feature)}
      />
      <FilterChoice
        label="Compte"
        value={desk.of('compte')}
        options={people}
        onChoose={(id) => desk.filter('compte', id)}
      />
      <FilterDay label="Jusqu’au" value={desk.of('jusqu')} onDay={(day) => desk.filter('jusqu', day)} />
      <FilterText
        label="Référence"
        placeholder="Numéro du bien, de la conversation…"
        value={desk.of('reference')}
        pauseMs={400}
        onText={(text) => desk.filter('reference', text)}
      />
    </FilterBar>
  );
}
