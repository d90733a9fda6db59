import type { Settings } from '@pignon/domain/settings/app-settings';
import { createMediaStore } from '../media/create-media-store';
import type { Tools } from '../wiring/tools';
import { createSheetStore } from './create-sheet-store';
import { PictureMaker } from './picture-maker';

export const createPictureMaker = (tools: Tools, settings: Settings): PictureMaker =>
  new PictureMaker(settings, createSheetStore(tools), createMediaStore(tools));
