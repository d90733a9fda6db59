import { ContactSection } from '../contact/contact-section';
import { AboutSection } from './about-section';
import { HeroClaims } from './hero/hero-claims';
import { Hero } from './hero/hero';
import { InvestorQuestions } from './investor-questions';
import { InvestorSection } from './investor-section';
import { KeyFigures } from './hero/key-figures';
import { OffMarketSection } from './off-market-section';
import { SearchBar } from './search-bar';
import { ServicesSection } from './services-section';
import { ReviewsSection } from '../reviews/reviews-section';
import { REVIEWS } from '../reviews/reviews-call';
import { SoldSection } from './sold/sold-section';
import { WallsSection } from './walls-section';
import type { PageRules } from '../site/page-rules';
import { homeHead } from './home-head';

export const rules: PageRules = { load: () => [REVIEWS], head: homeHead };

/** M24, in the specification's order; the search stands on the fold between the hero and the first listings. */
export default function HomePage() {
  return (
    <main id="contenu">
      <Hero />
      <HeroClaims />
      <SearchBar />
      <WallsSection />
      <OffMarketSection />
      <ServicesSection />
      <AboutSection />
      <InvestorSection />
      <KeyFigures />
      <InvestorQuestions />
      <ReviewsSection />
      <ContactSection />
      <SoldSection />
    </main>
  );
}
