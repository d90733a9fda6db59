import type { Tools } from '../wiring/tools';
import { SheetStore } from './sheet-store';

export const createSheetStore = ({ config }: Tools): SheetStore => new SheetStore(config.pdf.dir);
