import { placePlate } from './place-plate';

const place = { city: 'Paris', citySlug: 'paris', postcode: '75017', address: null, hideFullAddress: false };

describe('the street plate of a card', () => {
  test.each([
    [{ address: '12 bis rue de Lévis, 75017 Paris' }, { district: 'Paris 17e', street: 'Rue de Lévis' }],
    [{ city: 'Marseille 02', citySlug: 'marseille', postcode: null }, { street: 'Marseille 2e' }],
    [{ postcode: '75116' }, { street: 'Paris 16e' }],
    [{ city: 'LYON 01', citySlug: 'lyon', postcode: '69001' }, { street: 'Lyon 1er' }],
    [{ city: 'Tours', citySlug: 'tours', postcode: '37000' }, { street: 'Tours' }],
    [{ address: '75017 Paris' }, { street: 'Paris 17e' }],
    [{ address: 'Centre commercial régional des Quatre-Temps' }, { street: 'Paris 17e' }],
  ])('%j says %j', (part, plate) => expect(placePlate({ ...place, ...part })).toEqual(plate));

  test('C07 says no street of a hidden address', () =>
    expect(placePlate({ ...place, address: '12 rue de Lévis', hideFullAddress: true })).toEqual({
      street: 'Paris 17e',
    }));
});
