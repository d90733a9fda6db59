import { closingMail } from './closing';

test('a mail greets its reader, names the property and what became of it', () => {
  const mail = closingMail({ title: 'Murs rue de Lévis', city: 'Paris', named: true }, 'rented', 'Anne Premier');
  expect(mail).toMatch(/^Bonjour Anne Premier,\n\n/);
  expect(mail).toContain('«\u00a0Murs rue de Lévis\u00a0», à Paris');
  expect(mail).toContain('d’être loué');
  expect(mail).not.toContain('vendu');
});

test('whoever gave no name is greeted without one', () =>
  expect(closingMail({ title: 'Murs', city: 'Lyon', named: true }, 'sold', '')).toMatch(/^Bonjour,\n/));

test('what visitors could never read of is not named', () => {
  const mail = closingMail({ title: 'Murs confidentiels', city: 'Lyon', named: false }, 'sold', 'Anne');
  expect(mail).toContain('au sujet d’un bien. Nous');
  expect(mail).not.toMatch(/confidentiels|Lyon/);
});

test('of what is withdrawn it says that it is not to be had, and not why', () => {
  const mail = closingMail({ title: 'Murs', city: 'Lyon', named: true }, 'withdrawn', 'Anne');
  expect(mail).toContain('informer qu’il n’est plus disponible.');
  expect(mail).not.toMatch(/vendu|loué/);
});
