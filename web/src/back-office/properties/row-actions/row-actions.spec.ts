import type { StaffPropertyRow } from '@pignon/domain/listings/desk/staff-property-row';
import { rowActions } from './row-actions';

const doing = {
  sheet: () => {},
  duplicate: () => {},
  move: () => {},
  choose: () => {},
  end: () => {},
  remove: () => {},
};
const labels = (row: Partial<StaffPropertyRow>) =>
  rowActions(
    {
      id: 7,
      title: 'Murs',
      path: '/bien/paris/7/murs',
      published: true,
      offMarket: false,
      status: 'available',
      transactionType: 'sale',
      binnedAt: null,
      ...row,
    } as StaffPropertyRow,
    doing,
  ).map(({ label }) => label);

test('E02 what is online has every action of the list', () =>
  expect(labels({})).toEqual([
    'Modifier',
    'Voir sur le site',
    'Dupliquer',
    'Fiche PDF',
    'Dépublier',
    'Changer le statut',
    'Marquer vendu',
    'Supprimer',
  ]));

test('a draft is published, not looked at', () => {
  expect(labels({ published: false })).toContain('Publier');
  expect(labels({ published: false })).not.toContain('Voir sur le site');
});

test('a rental is let, not sold; what is sold is not sold again', () => {
  expect(labels({ transactionType: 'rental' })).toContain('Marquer loué');
  expect(labels({ status: 'sold' })).not.toContain('Marquer vendu');
});

test('an off-market one leads to its accesses', () =>
  expect(labels({ offMarket: true })).toContain('Accès off-market'));

test('what lies in the bin comes back, and nothing else', () =>
  expect(labels({ binnedAt: '2026-11-30T08:00:00Z' })).toEqual(['Restaurer']));
