export const POISON = 'poison-31';
