import { imageAddress } from '@pignon/domain/shared/image-address';
import { Link } from './link';

/** Null takes it back. */
export const ImageAddress = (): PropertyDecorator =>
  Link({ most: imageAddress.most, empty: null, only: imageAddress.form });
