export const LOGIN_FAILED = 'Erreur de connexion. Veuillez réessayer.';
export const ACCESS_REFUSED = "Accès refusé. Vous n'avez pas les droits d'administration.";
