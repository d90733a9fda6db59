/** What is done behind a form, by the means it needs: each kind has its queue, its limits and its breaker. */
export const EFFECT_KINDS = ['email', 'crm', 'webhook', 'media', 'geocoding', 'pdf', 'import'] as const;
export type EffectKind = (typeof EFFECT_KINDS)[number];

export const EFFECT_STATES = ['pending', 'done', 'dead', 'cancelled'] as const;
export type EffectState = (typeof EFFECT_STATES)[number];
