/** Of whoever unsubscribed and presses the button that takes it back. */
export const PROPOSALS_CONSENT = {
  version: 'proposals-1',
  text: 'En appuyant sur ce bouton, vous acceptez que Pignon vous écrive de nouveau pour vous proposer des biens.',
} as const;
