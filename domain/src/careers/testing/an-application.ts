import type { ApplicationDetails, Cv } from '../job-application';

export const anApplication = (change: Partial<ApplicationDetails> = {}): ApplicationDetails => ({
  name: 'Inès Carré',
  email: 'ines@exemple.fr',
  trade: 'Gestionnaire locatif',
  message: 'Disponible en janvier.',
  ...change,
});

export const aCv = (change: Partial<Cv> = {}): Cv => ({
  name: 'cv-inès.pdf',
  kind: 'pdf',
  bytes: Uint8Array.from([0x25, 0x50, 0x44, 0x46, 0, 255]),
  ...change,
});
