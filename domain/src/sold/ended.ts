/** What became of a property that can no longer be had; 'withdrawn' also where it is a draft again, or in the bin. */
export type Ended = 'sold' | 'rented' | 'withdrawn';

export const ENDED_SENTENCES: Readonly<Record<Ended, string>> = {
  sold: 'Le bien est vendu',
  rented: 'Le bien est loué',
  withdrawn: 'Le bien est retiré',
};
