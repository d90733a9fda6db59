interface RefusalTexts {
  readonly title: string;
  /** Undefined: the server's own sentence. */
  readonly text?: string;
  /** Worth asking again. */
  readonly passing: boolean;
}

/** M161, C72: what a person reads of the status that the server answered. */
export function refusalTexts(status: number): RefusalTexts {
  if (status === 400) return { title: 'Erreur', text: 'Paramètres URL invalides', passing: false };
  if (status === 503)
    return {
      title: 'Le site revient dans un instant',
      text: 'Nos pages sont momentanément indisponibles. Réessayez, ou appelez-nous\u00a0: nous répondons comme d’habitude.',
      passing: true,
    };
  return { title: 'Erreur', passing: status >= 500 || status === 429 };
}
