import { PAGE_ROOTS } from '../pages/site-pages';
import { titleSlugOf } from '../shared/text/slug';

interface Addressed {
  readonly id: number;
  readonly citySlug: string;
  readonly title: string;
}

/** M09: the one address of a property, whoever may read its page. */
export const propertyPath = ({ id, citySlug, title }: Addressed): string =>
  `${PAGE_ROOTS.property}/${citySlug}/${id}/${titleSlugOf(title)}`;
