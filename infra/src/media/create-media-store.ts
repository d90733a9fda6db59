import type { Tools } from '../wiring/tools';
import { MediaStore } from './media-store';

export const createMediaStore = ({ config }: Tools): MediaStore => new MediaStore(config.media.dir);
