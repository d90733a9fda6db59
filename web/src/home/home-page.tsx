import { ContactSection } from '../contact/contact-section';
import { HeroClaims } from './hero-claims';
import { Hero } from './hero';

export default function HomePage() {
  return (
    <main id="contenu">
      <Hero />
      <HeroClaims />
      <ContactSection />
    </main>
  );
}
