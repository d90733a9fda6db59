import { oneClickUrl, proposalOf, unsubscriptionPage, unsubscriptionToken } from './unsubscription-links';

const ID = '018f2f5e-0000-7000-8000-000000000000';
const site = { publicUrl: 'https://pignon.example', secretKey: 'a secret of some length' };

test('D14 a link tells its proposal to whoever knows the secret, and names no address', () => {
  const token = unsubscriptionToken(site.secretKey, ID);
  expect(proposalOf(site.secretKey, token)).toBe(ID);
  expect(unsubscriptionPage(site, ID)).toBe(`https://pignon.example/desinscription#${token}`);
  expect(oneClickUrl(site, ID)).toBe(`https://pignon.example/api/unsubscriptions/${token}`);
});

test('D14 another proposal, another secret, another length or no token at all is none of ours', () => {
  const token = unsubscriptionToken(site.secretKey, ID);
  for (const forged of [token.replace(/^0/, '1'), `${token}x`, token.slice(0, -1), ID, `${ID}.`, ''])
    expect([forged, proposalOf(site.secretKey, forged)]).toEqual([forged, null]);
  expect(proposalOf('another secret', token)).toBeNull();
});
