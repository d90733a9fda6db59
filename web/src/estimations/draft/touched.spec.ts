import { CONTACT_FIELDS } from './estimation-values';
import { touch, touchedAmong } from './touched';

describe('touched fields', () => {
  it('are named once, in the form order', () => {
    const touched = ['rent', 'firstName', 'rent', 'email'].reduce<readonly string[]>(touch, []);
    expect(touched).toEqual(['firstName', 'email', 'rent']);
  });

  it('never name the honeypot', () => {
    expect(touch([], 'spare')).toEqual([]);
  });

  it('of step 1 leave out those of step 2', () => {
    expect(touchedAmong(['email', 'rent'], CONTACT_FIELDS)).toEqual(['email']);
  });
});
