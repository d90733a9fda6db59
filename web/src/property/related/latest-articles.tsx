import { LatestSection } from '../../blog/latest-section';

/** M85. */
export default function LatestArticles() {
  return <LatestSection heading="Nos derniers articles" />;
}
