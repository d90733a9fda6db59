/** What the chat's dialogue asked about a property that its owner may sell (M105); each as typed. */
export interface ChatEstimation {
  readonly propertyType?: string;
  readonly propertyAddress?: string;
  readonly propertyCity?: string;
  readonly propertyZipCode?: string;
  readonly propertySurface?: string;
  readonly isOccupied?: boolean;
  readonly annualRent?: string;
  /** MM/AAAA */
  readonly leaseEndDate?: string;
}
