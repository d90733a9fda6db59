import type { StaffAccessRequest } from '@pignon/domain/off-market/staff-access';
import type { Counter } from '../../staff/list/counters';
import { FOLDERS, type Folder, isIn } from './access-labels';

const KEYS = [null, ...(Object.keys(FOLDERS) as Folder[])];

export const folderCounters = (requests: readonly StaffAccessRequest[] | undefined): readonly Counter<Folder>[] =>
  KEYS.map((key) => ({
    key,
    label: key ? FOLDERS[key].label : 'Tous',
    count: requests?.filter((request) => isIn(key, request)).length,
  }));
