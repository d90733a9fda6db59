/** For a person who comes to a staff page of api's own without a session; programs get the JSON of every other refusal. */
export const SIGN_IN_FIRST = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Connexion nécessaire</title></head>
<body><p>Connectez-vous pour voir cette page : <a href="/admin/login">se connecter</a>.</p></body></html>`;
