import { chipsOf } from './chips';
import { listingBreadcrumb, listingDescription, listingHeading, listingTitle } from './headings';
import { cityName } from '../listing-names';
import { listingUrl, readListingUrl } from './listing-url';

const names = { city: (slug: string) => (slug === 'lhay-les-roses' ? "L'Haÿ-les-Roses" : null) };
const read = (search: string) => readListingUrl('/nos-biens', search);
const labels = (search: string) => chipsOf(read(search), names).map(({ label }) => label.replace(/\s/g, ' '));

describe('chips', () => {
  it('M59 F04 each active filter is one chip in French', () => {
    expect(
      labels(
        'search=murs&type=boutique,murs&transactionType=sale&city=lhay-les-roses,saint-etienne,valence-26&region=84&minPrice=100000&maxPrice=900000&minSurfaceRange=50&maxSurfaceRange=1200&minYield=5.5&occupancy=vacant',
      ),
    ).toEqual([
      '« murs »',
      'Boutique',
      'Murs commerciaux',
      'Vente',
      "L'Haÿ-les-Roses",
      'Saint-Etienne',
      'Valence (26)',
      'Auvergne-Rhône-Alpes',
      'Prix min 100 000 €',
      'Prix max 900 000 €',
      'Surface min 50 m²',
      'Surface max 1 200 m²',
      '≥ 5,5 %',
      'Libre',
    ]);
    expect(labels('occupancy=occupied')).toEqual(['Occupé']);
    expect(labels('')).toEqual([]);
  });

  it('F05 with rents alone the bounds are named after the annual rent', () => {
    expect(labels('transactionType=rental&maxPrice=24000')).toEqual(['Location', 'Loyer annuel max 24 000 €']);
  });

  it('M59 removing a chip leaves the others and goes back to the first page', () => {
    const state = read('city=lyon,paris&minYield=5&view=list&page=4');
    const urls = Object.fromEntries(chipsOf(state).map(({ key, without }) => [key, listingUrl(without)]));
    expect(urls).toEqual({
      'city:lyon': '/biens/paris?minYield=5&view=list',
      'city:paris': '/biens/lyon?minYield=5&view=list',
      minYield: '/nos-biens?city=lyon,paris&view=list',
    });
  });
});

describe('headings', () => {
  it('M52 the heading names one city or counts them', () => {
    expect(listingHeading(read(''))).toBe('Nos biens immobiliers commerciaux');
    expect(listingHeading(read('city=lhay-les-roses'), names)).toBe('Biens immobiliers à L’Haÿ-les-Roses');
    expect(listingHeading(read('city=lyon,paris'))).toBe('Biens immobiliers dans 2 villes');
  });

  it('M53 the breadcrumb says transactions, then where', () => {
    expect(listingBreadcrumb(read('minPrice=5&page=2'))).toEqual({
      items: [{ label: 'Biens immobiliers', href: '/nos-biens' }],
      current: 'Toutes les villes',
    });
    expect(listingBreadcrumb(read('transactionType=rental,sale&city=lyon'))).toEqual({
      items: [{ label: 'Vente, Location', href: '/nos-biens?transactionType=sale,rental' }],
      current: 'Lyon',
    });
    expect(listingBreadcrumb(read('city=lyon,paris,lille')).current).toBe('3 villes');
  });

  it('M117 title and description tell lists and pages apart, within 160 characters', () => {
    expect(listingTitle(read('city=lyon&transactionType=rental&page=2'))).toBe(
      'Biens immobiliers à Lyon – Location – page 2 | Pignon',
    );
    expect(listingDescription(read('city=lyon'), undefined, 1234).replace(/\s/g, ' ')).toBe(
      '1 234 boutiques, bureaux et murs commerciaux à vendre ou à louer à Lyon : prix, surface et rendement de chaque bien, murs occupés ou libres.',
    );
    const longest = 'saint-remy-en-bouzemont-saint-genest-et-isson';
    for (const search of ['', 'page=12', `city=${longest}`, `city=${longest}&page=99`, `city=${'a'.repeat(300)}`])
      for (const total of [undefined, 0, 1, 100_000])
        expect(listingDescription(read(search), undefined, total).length).toBeLessThanOrEqual(160);
  });

  it('an unknown city is named after its address', () => {
    expect(cityName('chalons-en-champagne')).toBe('Chalons-en-Champagne');
    expect(cityName('saint-denis-974')).toBe('Saint-Denis (974)');
    expect(cityName('ajaccio-2a')).toBe('Ajaccio (2A)');
  });
});
