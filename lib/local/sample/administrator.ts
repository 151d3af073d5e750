/** Exists on this machine only, where anybody may know it: `npm start` prints it. */
export const sampleAdministrator = { email: 'admin@tulna.example', password: 'Tulna-Local-2026' }
