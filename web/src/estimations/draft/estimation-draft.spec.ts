import { decodeDraft, emptyDraft, encodeDraft, type EstimationDraft } from './estimation-draft';

const draft: EstimationDraft = {
  step: 2,
  contact: { firstName: 'Anne', isOwner: false, urgencyLevel: 'soon' },
  property: { address: '12 rue de Lévis', rent: '1500' },
  touched: ['firstName', 'isOwner'],
  start: { key: 'k1', body: '{}' },
  started: { id: 'e1', token: 't1' },
  submit: { key: 'k2' },
};

describe('the estimation draft', () => {
  it('comes back whole from the session', () => {
    expect(decodeDraft(encodeDraft(draft))).toEqual(draft);
  });

  it.each([null, '', 'nonsense', '[]', '{"version":0}'])('%j is no draft', (text) => {
    expect(decodeDraft(text)).toBeNull();
  });

  it('forgets what it does not understand and keeps the rest', () => {
    const text = '{"version":1,"step":9,"contact":"?","touched":[1,"rent"],"started":{"id":"e1"}}';
    expect(decodeDraft(text)).toEqual({ ...emptyDraft, touched: ['rent'] });
  });
});
