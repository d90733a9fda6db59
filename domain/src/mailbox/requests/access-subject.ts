export const ACCESS_SUBJECT = "Demande d'accès off-market";
