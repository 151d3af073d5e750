import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as messages from '#contract/messages.ts'
import { claims } from '#web/content/site.ts'

/** Wordings that were unclear or wrong. Each was replaced, and none may come back. */
const replaced = [
  'Papers that a lender will ask for',
  'What you may want to know first',
  'It takes: At once',
  'Offers stand in the order of what they cost you',
  'No payment and no badge moves one up',
  'Rather ask a person?',
  'also when a payment fails on a Sunday night',
  'neither here nor in your browser',
  'your credit score stays as it is',
  'Offers depend on these',
  'Lenders confirm who you are by it',
  'What reaches your account in a usual month',
  'saving and loading wait for the connection',
  'What is in this number',
  'Paid out to you',
  'The lender’s words',
  'where it starts',
  'Cash flows, as the APR counts them',
  'Worked out at',
  'You went to apply on',
  'A remark of our editors',
  'do not fit, and why',
  'cannot be worked out, and why',
  'Such as washing machine',
  'interest in all',
  'repay in all',
  'costs you in all',
  'cost in all',
  'owed in all',
  'in all, with fees',
  'in total, with fees',
  'total} in all',
  'They open well in a tab of their own',
  'Free, now and later',
  'A field that is left empty keeps what it was',
  'Fields with a * are needed',
  'Whom it is for',
  'What is left empty holds nobody back',
  'One on a line',
  'For the people who run Tulna',
  'Key Fact Statement',
  'sells no places',
  'make your loan dearer',
  'Reading the site out by machine',
  'On what ground',
  'What we answer for',
  'your credit history by your PAN',
  'Go back to it',
  'the nearest amount and tenure',
  'what a figure means',
  'what its figures mean',
  'Type your lender’s',
  'you come straight back here',
  'I can see it',
  'calls from lenders because you compared',
  'a figure alone is the most',
  'no period is named',
  'What you typed is not saved',
  'it is the name of the lender’s site',
  'look at theirs',
  'may be locked out',
  'told us of yourself',
  'no chance of approval',
  'Kept in India',
  '(not mentioned)',
  'Lends at most',
  'Repaid within',
  "['Version of '",
  'Whoever has not signed in',
  'All lenders are regulated',
]

/** The specification's messages. Other tests use the constants in messages.ts, so only this test notices a change. */
const specified = [
  'OTP sent successfully!',
  'New OTP sent!',
  'New OTP sent via Firebase!',
  'Please enter complete OTP',
  'Please request OTP first',
  'Invalid OTP. Please try again.',
  'OTP expired. Please request a new one.',
  'Failed to send OTP. Please try again.',
  'Failed to resend OTP. Please try again.',
  'Invalid phone number format.',
  'Firebase Phone Auth requires billing to be enabled. Please upgrade your Firebase plan.',
  'Verification failed. Please try again.',
  'User session expired. Please log in again.',
  'Failed to save details.',
  'Failed to load offers. Please try again.',
  'Failed to add offer',
  'Failed to update offer',
  'Logout API failed',
]

test('the specification’s messages are kept to the letter', () => {
  expect(Object.values(messages)).toEqual(expect.arrayContaining(specified))
})

test('the numbers that the site claims are the specification’s', () => {
  expect(Object.values(claims).map(({ value, of }) => `${value} ${of}`)).toEqual([
    '4.6/5 from 1k+ reviews',
    '₹1000 Cr+ of loans arranged',
    '1 lac+ customers',
    '30+ lenders compared',
  ])
})

const sources = ['web/src', 'functions'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(root, file)),
)

test('no replaced wording comes back', () => {
  expect(sources.length).toBeGreaterThan(200)
  for (const file of sources) {
    const source = readFileSync(file, 'utf8').toLowerCase()
    const found = replaced.filter((wording) => source.includes(wording.toLowerCase()))
    expect(found, file).toEqual([])
  }
})
