import type { BasicDetails, LoanPreferences } from '#contract/borrower.ts'
import { genders, loanPurposes } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import { loanTypes, professions } from '#loans/loan-request.ts'

/** An invented borrower. How far they came on the journey differs: some left after the code, some after step 2. */
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
 * The n-th invented borrower, always the same one. The number starts with 5, which no Indian mobile does, so
 * that it is nobody's. Registrations go back from `until`, one every few days unless they are to be denser.
 */
export function sampleBorrower(n: number, until: Date, everyMs = 4.3 * day): SampleBorrower {
  const scattered = (n * 7919 + 104_729) % 999_983
  const registeredAt = new Date(until.getTime() - n * everyMs - (scattered % 1440) * 60_000)
  return {
    mobile: `5${String(100_000_000 + n).padStart(9, '0')}`,
    isVerified: scattered % 3 !== 0,
    registeredAt,
    ...(n % 7 !== 6 && { details: detailsOf(n, scattered) }),
    ...(n % 7 < 5 && { preferences: preferencesOf(scattered) }),
  }
}

function detailsOf(n: number, scattered: number): BasicDetails {
  const [first, last] = [pick(firstNames, n), pick(lastNames, scattered)]
  const digits = String(scattered % 10_000).padStart(4, '0')
  return {
    name: `${first} ${last}`,
    gender: pick(genders, scattered),
    dob: `${1965 + (scattered % 40)}-${String(1 + (scattered % 12)).padStart(2, '0')}-${String(1 + (scattered % 28)).padStart(2, '0')}`,
    profession: pick(professions, scattered),
    monthly_income: 12_000 + (scattered % 190) * 500,
    pancard:
      `${first.slice(0, 2)}${last.slice(0, 1)}P${last.slice(0, 1)}${digits}${pick('ABCDEFGH'.split(''), n)}`.toUpperCase(),
    adhar_number: `90000000${digits}`,
  }
}

function preferencesOf(scattered: number): LoanPreferences {
  const { min, max, step } = limits.loanAmount
  const tenure = limits.tenureMonths
  return {
    looking_for: pick(loanTypes, scattered),
    purpose: pick(loanPurposes, Math.floor(scattered / 8)),
    loan_amount: min + (scattered % ((max - min) / step)) * step,
    tenure_months: tenure.min + (scattered % ((tenure.max - tenure.min) / tenure.step)) * tenure.step,
  }
}
