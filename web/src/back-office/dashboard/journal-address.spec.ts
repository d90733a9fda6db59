import { journalAddress } from './journal-address';

test.each(['state=dead', 'kind=crm&par=50', 'q=martin', 'livraison=42'])('%s is of the journal', (search) =>
  expect(journalAddress(search)).toBe(`/admin/deliveries?${search}`),
);

test.each(['', 'jours=7'])('«%s» is of the dashboard', (search) => expect(journalAddress(search)).toBeNull());
