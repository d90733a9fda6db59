import { visitedPage } from './visited-page';

test.each([
  ['/', { page: '/' }],
  ['/biens', { page: '/nos-biens' }],
  ['/biens/lyon', { page: '/biens/:ville' }],
  ['/blog/un-article', { page: '/blog/:slug' }],
  ['/rdv', { page: '/rdv/:conseiller' }],
  ['/rdv/helene-castaing', { page: '/rdv/:conseiller' }],
  ['/rendez-vous', undefined],
  ['/bien/lyon/12/murs-occupes', { page: '/bien/:id', propertyId: 12 }],
  ['/bien/12', { page: '/bien/:id', propertyId: 12 }],
  ['/nos-biens/12', { page: '/bien/:id', propertyId: 12 }],
  ['/biens/12', { page: '/bien/:id', propertyId: 12 }],
  ['/faq', { page: '/faq' }],
  ['/bien/:id', undefined],
  ['/admin', undefined],
  ['/une-page-absente', undefined],
])('%s is counted as %j', (path, visited) => expect(visitedPage(path)).toEqual(visited));
