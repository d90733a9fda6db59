import { ACTS, actsFor, toldAct } from './activity';

const act = { at: '2026-11-30T09:00:00.000Z', target: '12', by: 'Marie', property: null, subject: null };

test('an act is told in French, and leads to what it was done to', () => {
  expect(toldAct({ ...act, action: 'properties.publish', property: 'Murs rue de Lévis' })).toEqual({
    at: act.at,
    text: 'Marie a publié «\u00a0Murs rue de Lévis\u00a0»',
    href: '/admin/properties/edit/12',
  });
});

test('what is gone is told without a name and without a link', () => {
  expect(toldAct({ ...act, action: 'mailbox.reply', by: null })).toMatchObject({
    text: 'Un compte supprimé a répondu à une conversation',
    href: null,
  });
});

test('an act that nobody put into words is told nobody', () => {
  expect(toldAct({ ...act, action: 'login.failed' })).toBeNull();
  expect(toldAct({ ...act, action: 'constructor' })).toBeNull();
});

test('whoever may see the blog alone is told of the blog alone', () => {
  expect(actsFor((right) => right === 'blog')).toEqual(['blog.create', 'blog.update', 'blog.remove']);
  expect(actsFor(() => false)).toEqual([]);
  expect(actsFor(() => true)).toEqual(Object.keys(ACTS));
});
