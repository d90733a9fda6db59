import { beforeGroups } from './before-groups';

describe('what is taken back', () => {
  it('goes back in one call for those who stood alike', () => {
    expect(
      beforeGroups([
        ['a', { state: 'new', unread: true }],
        ['b', { state: 'waiting', unread: false }],
        ['c', { state: 'new', unread: true }],
      ]),
    ).toEqual([
      { ids: ['a', 'c'], before: { state: 'new', unread: true } },
      { ids: ['b'], before: { state: 'waiting', unread: false } },
    ]);
  });

  it('keeps nobody and somebody apart', () => {
    expect(
      beforeGroups([
        ['a', { agentId: null }],
        ['b', { agentId: 1 }],
      ]),
    ).toHaveLength(2);
  });

  it('is nothing where nothing was done', () => expect(beforeGroups([])).toEqual([]));
});
