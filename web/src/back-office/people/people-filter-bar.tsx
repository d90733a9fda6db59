import type { StaffAgent } from '@pignon/domain/agents/staff-agent';
import { TEMPERATURES } from '@pignon/domain/estimations/temperatures';
import { capitalise } from '@pignon/domain/shared/text/capitalise';
import { ASKED_SOURCE_LABELS } from '@pignon/domain/mailbox/thread-source';
import { PROFILE_LABELS } from '@pignon/domain/prospects/staff-person';
import useSWR from 'swr';
import { FilterBar, FilterChoice, FilterText } from '../../staff/list/filter-bar';
import type { ListAddress } from '../../staff/list/use-list-address';
import { staffGet } from '../../staff/staff-get';
import type { PeopleFilter } from './desk/people-filters';

/** Of what is typed, before the server is asked. */
const PAUSE_MS = 250;

type Options = readonly (readonly [string, string])[];
const { application: _, ...SOURCES } = ASKED_SOURCE_LABELS;
const { none: __, ...WARMTH } = TEMPERATURES;

const CHOICES: readonly (readonly [PeopleFilter, string, Options])[] = [
  ['source', 'Source', [['', 'Toutes'], ...Object.entries(SOURCES)]],
  ['profil', 'Profil', [['', 'Tous'], ...Object.entries(PROFILE_LABELS)]],
  [
    'temperature',
    'Température',
    [['', 'Toutes'], ...Object.entries(WARMTH).map(([value, said]) => [value, capitalise(said)] as const)],
  ],
  [
    'consentement',
    'Consentement',
    [
      ['', 'Tous'],
      ['yes', 'Enregistré'],
      ['no', 'Aucun'],
    ],
  ],
  [
    'desinscrits',
    'Propositions',
    [
      ['', 'Tous'],
      ['yes', 'Désinscrits'],
      ['no', 'Sans les désinscrits'],
    ],
  ],
];

export function PeopleFilterBar({ address }: { readonly address: ListAddress }) {
  const { data: advisers = [] } = useSWR<readonly Pick<StaffAgent, 'id' | 'name'>[], unknown>(
    '/api/admin/agents',
    staffGet,
  );
  const who: Options = [['', 'Tous'], ...advisers.map(({ id, name }) => [String(id), name] as const)];
  const choices = [...CHOICES, ['conseiller', 'Conseiller', who] as const];
  return (
    <FilterBar>
      {choices.map(([name, label, options]) => (
        <FilterChoice
          key={name}
          label={label}
          value={address.query.get(name) ?? ''}
          options={options}
          onChoose={(value) => address.filter({ [name]: value })}
        />
      ))}
      <FilterText
        label="Rechercher"
        placeholder="Nom, e-mail ou téléphone"
        value={address.query.get('texte') ?? ''}
        onText={(texte) => address.filter({ texte })}
        pauseMs={PAUSE_MS}
      />
    </FilterBar>
  );
}
