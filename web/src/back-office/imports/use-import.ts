import type { ImportRowPage, ImportView } from '@pignon/domain/imports/import-view';
import useSWR from 'swr';
import { staffGet } from '../../staff/staff-get';
import { isRunning } from './import-labels';

const PATH = '/api/admin/imports';
const RUNNING_MS = 1000;

export const importPath = (id: string): string => `${PATH}/${encodeURIComponent(id)}`;

export const useImports = () => useSWR<{ readonly items: readonly ImportView[] }, unknown>(PATH, staffGet);

export const useImport = (id: string) =>
  useSWR<ImportView, unknown>(importPath(id), staffGet, {
    refreshInterval: (now) => (now && isRunning(now) ? RUNNING_MS : 0),
  });

interface RowsAsked {
  readonly outcome: string | null;
  readonly page: number;
  readonly size: number;
}

/** Told anew each time that the import says something else. */
export function useImportRows(now: ImportView, { outcome, page, size }: RowsAsked) {
  const query = new URLSearchParams({ page: String(page), pageSize: String(size), ...(outcome && { outcome }) });
  const path = now.state === 'received' || now.state === 'unreadable' ? null : `${importPath(now.id)}/rows?${query}`;
  return useSWR<ImportRowPage, unknown>(path && [path, now.state], ([of]: readonly [string, string]) => staffGet(of), {
    keepPreviousData: true,
    refreshInterval: now.state === 'applying' ? RUNNING_MS * 2 : 0,
  });
}
