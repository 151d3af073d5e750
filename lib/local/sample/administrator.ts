/** Not a secret: this account exists only in the local cloud, and `npm start` prints its password. */
export const sampleAdministrator = { email: 'admin@tulna.example', password: 'Tulna-Local-2026' }
