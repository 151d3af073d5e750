import { readTabJson, writeTab } from '../../session/storage.ts'
import { isNumber, isText, readFields } from '../../session/stored-fields.ts'
import type { LetterDetails } from './letter.ts'

const fields = {
  yourName: isText,
  account: isText,
  reference: isText,
  sum: isNumber,
  story: isText,
  wish: isText,
}

/** What was typed for the letter in this tab. */
export function readLetterDetails(): LetterDetails {
  const {
    yourName = '',
    account = '',
    reference = '',
    sum = 0,
    story = '',
    wish = '',
  } = readFields(readTabJson('complaintLetter'), fields)
  return { yourName, account, reference, sum, story, wish }
}

export const writeLetterDetails = (details: LetterDetails) =>
  writeTab('complaintLetter', JSON.stringify(details))
