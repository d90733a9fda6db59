import type { Settings } from '@pignon/domain/settings/app-settings';
import type { Tools } from '../wiring/tools';
import { PgSettings } from './pg-settings';

export const createSettings = ({ pool }: Tools): Settings => new PgSettings(pool);
