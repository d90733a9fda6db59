import { asDraft, changedNames } from './draft';

const saved = { name: 'Léa', phone: '01', active: true };
const draft = { values: { ...saved, phone: '02' }, base: { values: saved, version: 3 }, at: 1 };

describe('the draft of a form', () => {
  it('comes back as it was kept', () => expect(asDraft(JSON.parse(JSON.stringify(draft)), saved)).toEqual(draft));

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['one without its time', { ...draft, at: undefined }],
    ['one of an older form', { ...draft, values: { name: 'Léa' } }],
    ['one with another kind of field', { ...draft, values: { ...saved, active: 'oui' } }],
    ['one that changes nothing', { ...draft, values: saved }],
  ])('%s is none', (_, kept) => expect(asDraft(kept, saved)).toBeUndefined());

  it('is none where all that it changed is stored, and the server completed another field', () => {
    const kept = { values: { ...saved, phone: '02' }, base: { values: saved, version: 1 }, at: 1 };
    expect(asDraft(kept, { ...saved, phone: '02', name: 'Léa Martin' })).toBeUndefined();
    expect(asDraft(kept, { ...saved, name: 'Léa Martin' })).toEqual(kept);
  });

  it('names what was changed', () => {
    expect(changedNames({ name: 'Léa', phone: '02', active: false }, saved)).toEqual(['phone', 'active']);
  });
});
