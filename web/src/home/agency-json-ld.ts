import type { AgencySettings } from '@pignon/domain/settings/app-settings';

export const agencyJsonLd = ({ name, address, phone, email, social }: AgencySettings) => ({
  '@type': 'RealEstateAgent',
  name,
  address,
  telephone: phone,
  email,
  areaServed: 'France',
  foundingDate: '2014',
  sameAs: Object.values(social).filter(Boolean),
});
