import { differences, merged } from './conflict';

const base = { name: 'Léa', phone: '01', active: true };

describe('what two have changed at once', () => {
  it('is asked field by field, and what only one has changed is theirs', () => {
    const mine = { ...base, phone: '02', active: false };
    const theirs = { ...base, name: 'Léa Aubry', phone: '03' };
    expect(differences(mine, theirs, base)).toEqual([
      { name: 'name', mine: 'Léa', theirs: 'Léa Aubry', take: 'theirs' },
      { name: 'phone', mine: '02', theirs: '03', take: 'mine' },
      { name: 'active', mine: false, theirs: true, take: 'mine' },
    ]);
  });

  it('is nothing where both wrote the same', () => {
    expect(differences({ ...base, phone: '02' }, { ...base, phone: '02' }, base)).toEqual([]);
  });

  it('becomes one record', () => {
    const theirs = { ...base, name: 'Léa Aubry', phone: '03' };
    expect(merged({ ...base, phone: '02' }, theirs, { name: 'theirs', phone: 'mine' })).toEqual({
      name: 'Léa Aubry',
      phone: '02',
      active: true,
    });
    expect(merged(base, theirs, {})).toEqual(theirs);
  });
});
