/** As the help names them. */
export const MAILBOX_KEYS = [
  ['j', 'Conversation suivante'],
  ['k', 'Conversation précédente'],
  ['Entrée', 'Ouvrir la conversation'],
  ['Échap', 'Revenir à la liste'],
  ['r', 'Répondre'],
  ['n', 'Note interne'],
  ['f', 'Transférer'],
  ['a', 'Attribuer'],
  ['t', 'Créer une tâche'],
  ['e', 'Archiver'],
  ['u', 'Marquer comme non lu'],
  ['x', 'Sélectionner'],
  ['/', 'Rechercher'],
  ['/ (réponse)', 'Insérer un modèle, en début de ligne'],
  ['Ctrl+Entrée', 'Envoyer'],
  ['?', 'Afficher cette aide'],
] as const;
