import type { FormStep } from './visit-events';
import type { VisitedPage } from './visited-page';
import type { Bucket, Vital } from './vitals';

/** What staff read of a period, both days included: counts only. */
export interface AudienceReport {
  /** 'AAAA-MM-JJ', Paris time. */
  readonly from: string;
  readonly to: string;
  /** Every day of the period, the quiet ones too. */
  readonly days: readonly { readonly day: string; readonly views: number }[];
  readonly pages: readonly { readonly page: VisitedPage; readonly views: number }[];
  /** The ten that were looked at most. */
  readonly properties: readonly { readonly id: number; readonly title: string; readonly views: number }[];
  readonly steps: readonly { readonly step: FormStep; readonly count: number }[];
  readonly vitals: readonly {
    readonly page: VisitedPage;
    readonly vital: Vital;
    readonly histogram: readonly Bucket[];
  }[];
}
