/** Before the login: no visitor's bundle names them. */
export const FORGOTTEN = '/admin/forgotten';
export const NEW_PASSWORD = '/admin/password';
