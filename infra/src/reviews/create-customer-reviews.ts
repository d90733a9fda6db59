import type { CustomerReviews } from '@pignon/domain/reviews/customer-reviews';
import { createCaller } from '../http/create-caller';
import type { Tools } from '../wiring/tools';
import { GoogleBusinessReviews } from './google-business-reviews';

const TIMEOUT_MS = 10_000;

/** Null where no Business Profile is configured. */
export function createCustomerReviews(tools: Tools): CustomerReviews | null {
  const { google } = tools.config.reviews;
  return google && new GoogleBusinessReviews(createCaller(tools, 'Google', TIMEOUT_MS), google);
}
