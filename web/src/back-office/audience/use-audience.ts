import type { Period } from '@pignon/domain/dashboard/period';
import { parisDay } from '@pignon/domain/shared/text/french';
import type { AudienceReport } from '@pignon/domain/visits/audience-report';
import { useState } from 'react';
import useSWR from 'swr';
import { staffGet } from '../../staff/staff-get';

const DAY_MS = 24 * 3600 * 1000;

export function useAudience() {
  const [period, setPeriod] = useState<Period>(30);
  const [now] = useState(() => Date.now());
  // Days are counted in Paris time, wherever staff read them.
  const path = `/api/admin/audience?from=${parisDay(new Date(now - (period - 1) * DAY_MS))}&to=${parisDay(new Date(now))}`;
  const { data: report, error, mutate } = useSWR<AudienceReport>(path, staffGet, { keepPreviousData: true });
  return { period, setPeriod, report, error: error as unknown, retry: () => void mutate() };
}
