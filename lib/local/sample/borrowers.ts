import { isAadhaar } from '#contract/aadhaar.ts'
import type { BasicDetails, LoanPreferences } from '#contract/borrower.ts'
import { genders, loanPurposes } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import { loanTypes, professions } from '#loans/loan-request.ts'

/** A sample borrower. Without `details` or `preferences`, the borrower left the journey before that step. */
export interface SampleBorrower {
  mobile: string
  isVerified: boolean
  registeredAt: Date
  details?: BasicDetails
  preferences?: LoanPreferences
}

const firstNames = [
  'Asha',
  'Ravi',
  'Meera',
  'Imran',
  'Lakshmi',
  'Gurpreet',
  'Anita',
  'Joseph',
  'Kavya',
  'Farhan',
  'Sunita',
  'Arjun',
  'Neha',
  'Thomas',
  'Pooja',
  'Vikram',
  'Zoya',
  'Manoj',
  'Divya',
  'Suresh',
]
const lastNames = [
  'Nair',
  'Sharma',
  'Khan',
  'Reddy',
  'Patel',
  'Das',
  'Kaur',
  'Iyer',
  'Fernandes',
  'Yadav',
  'Joshi',
  'Bose',
  'Gowda',
]

const day = 24 * 60 * 60 * 1000
const pick = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item

/**
 * Returns the n-th sample borrower, the same for the same arguments. The mobile number starts with 5. No Indian mobile
 * number does, so it belongs to nobody. Registrations go back in time from `until`, one every `intervalMs`
 * milliseconds, each moved back by up to a day.
 */
export function sampleBorrower(n: number, until: Date, intervalMs = 4.3 * day): SampleBorrower {
  const hash = (n * 7919 + 104_729) % 999_983
  const registeredAt = new Date(until.getTime() - n * intervalMs - (hash % 1440) * 60_000)
  return {
    mobile: `5${String(100_000_000 + n).padStart(9, '0')}`,
    isVerified: hash % 3 !== 0,
    registeredAt,
    ...(n % 7 !== 6 && { details: detailsOf(n, hash) }),
    ...(n % 7 < 5 && { preferences: preferencesOf(hash) }),
  }
}

function detailsOf(n: number, hash: number): BasicDetails {
  const [first, last] = [pick(firstNames, n), pick(lastNames, hash)]
  const digits = String(hash % 10_000).padStart(4, '0')
  return {
    name: `${first} ${last}`,
    gender: pick(genders, hash),
    dob: `${1965 + (hash % 40)}-${String(1 + (hash % 12)).padStart(2, '0')}-${String(1 + (hash % 28)).padStart(2, '0')}`,
    profession: pick(professions, hash),
    monthly_income: 12_000 + (hash % 190) * 500,
    pancard:
      `${first.slice(0, 2)}${last.slice(0, 1)}P${last.slice(0, 1)}${digits}${pick('ABCDEFGH'.split(''), n)}`.toUpperCase(),
    adhar_number: aadhaarEnding(digits),
  }
}

/** A number that passes the check, whose last four digits are the given ones. */
function aadhaarEnding(lastFour: string): string {
  const number = Array.from({ length: 10 }, (_, digit) => `9000000${digit}${lastFour}`).find(isAadhaar)
  if (!number) throw new Error(`${lastFour} does not have four digits`)
  return number
}

function preferencesOf(hash: number): LoanPreferences {
  const { min, max, step } = limits.loanAmount
  const tenure = limits.tenureMonths
  return {
    looking_for: pick(loanTypes, hash),
    purpose: pick(loanPurposes, Math.floor(hash / 8)),
    loan_amount: min + (hash % ((max - min) / step)) * step,
    tenure_months: tenure.min + (hash % ((tenure.max - tenure.min) / tenure.step)) * tenure.step,
  }
}
