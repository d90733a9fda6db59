import { chosenTab } from './tabs';

test.each([
  ['', 'prospects'],
  ['?texte=anne', 'prospects'],
  ['?onglet=prospects&etat=requested', 'prospects'],
  ['?onglet=off-market', 'off-market'],
  ['?demande=0193', 'off-market'],
  ['?etat=requested', 'off-market'],
  ['?onglet=ailleurs', 'prospects'],
])('E12 %j opens on %s', (search, tab) => {
  expect(chosenTab(search)).toBe(tab);
});
