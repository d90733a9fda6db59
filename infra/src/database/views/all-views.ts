import { agencyPlace } from './agency-place.sql';
import { openAccess } from './open-access.sql';
import { propertyViews } from './property.sql';
import { publicPost } from './public-post.sql';
import type { View } from './view';

/** Each after those that it reads. */
export const allViews: readonly View[] = [...propertyViews, publicPost, openAccess, agencyPlace];
