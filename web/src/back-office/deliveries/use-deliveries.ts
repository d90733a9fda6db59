import type { Delivery, DeliveryAttempt, DeliveryPage } from '@pignon/domain/deliveries/delivery';
import useSWR from 'swr';
import { staffGet } from '../../staff/staff-get';
import { deliveriesPath, type DeliveryFilters } from './delivery-filters';

const REFRESH_MS = 5_000;

// While another page or filter loads, the rows in sight stay: only the very first load shows a skeleton.
export const useDeliveries = (filters: DeliveryFilters) =>
  useSWR<DeliveryPage, unknown>(deliveriesPath(filters), staffGet, {
    refreshInterval: REFRESH_MS,
    keepPreviousData: true,
  });

export interface DeliveryDetail {
  readonly delivery: Delivery;
  readonly attempts: readonly DeliveryAttempt[];
}

export const deliveryPath = (id: string): string => `/api/deliveries/${encodeURIComponent(id)}`;

export const useDelivery = (id: string) =>
  useSWR<DeliveryDetail, unknown>(deliveryPath(id), staffGet, { refreshInterval: REFRESH_MS });
