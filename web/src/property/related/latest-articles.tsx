import { LatestSection } from '../../blog/cards/latest-section';

/** M85. */
export default function LatestArticles() {
  return <LatestSection heading="Nos derniers articles" />;
}
