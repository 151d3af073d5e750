// Tulna's claims about itself
export const rating = '4.6/5'
export const ratingOf = 'from 1k+ reviews'
export const arranged = '₹1000 Cr+'
export const arrangedOf = 'of loans arranged'
export const customers = '1 lac+'
export const customersOf = 'customers'
export const lenders = '30+'
export const lendersOf = 'lenders compared'
/** @param name such as `Google Play` */
export const claimSource = (name: string) => `Source: ${name}`

// Contact
export const allHours = '24 hours, every day'
export const officeHours = 'Monday to Friday, 10 am to 6 pm'

/** The registered office, a line each. */
export const address: readonly string[] = [
  '4th Floor, 21 Residency Road',
  'Bengaluru 560025',
  'Karnataka, India',
]
