export const title = 'Is your Key Facts Statement right?'
export const intro =
  'Your lender must give you one before you sign. We recalculate its EMI, APR, fees, total and schedule, and say what doesn’t agree or is missing.'
export const staysHere = 'Your file and your figures stay on this device. We send and store nothing.'

// Choosing how to give the statement
export const howToCheck = 'How would you like to check it?'
export const ways = {
  file: 'PDF file',
  text: 'Paste text',
  figures: 'Type the figures',
}
export const chooseFile = 'Choose a PDF'
export const dropHere = 'or drop it here'
/** Inside other apps, where no files are dropped either. */
export const nothingOpens =
  'If nothing opens, this app can’t choose files. Paste the text instead, or open this page in your browser.'
export const fileLimit = 'The complete statement, with its schedule. Up to 20 MB and 100 pages.'
export const checkAnother = 'Check another statement'
export const pastedText = 'Text of the statement'
export const pasteHint = 'Open the statement, select all of it, copy it and paste it here.'
export const checkText = 'Check this text'
export const pasteFirst = 'Paste the text of your statement first'
/** @param file its name */
export const reading = (file: string) => `Reading ${file}`
export const cancel = 'Cancel'

/** By the reason why a file could not be read. */
export const problems = {
  tooLarge: 'This file is larger than 20 MB. Paste its text, or type the figures.',
  unreadable:
    'This device could not open the file. It may have been moved, or be stored only online. Save it on this device and choose it again, or paste its text.',
  notPdf: 'This file is not a PDF. Choose the PDF that your lender sent, or paste its text.',
  tooManyPages:
    'This PDF has more than 100 pages. Save the pages of the Key Facts Statement as a PDF, or paste their text.',
  tooMuchText: 'This PDF has more text than any Key Facts Statement. Paste the text of the statement only.',
  locked:
    'This PDF is locked with a password. Open it with the password and paste its text here, or type the figures.',
  broken: 'This PDF is damaged and cannot be read. Paste its text, or type the figures.',
  noText:
    'This PDF is a scan: it has pictures of text, but no text that we can read. Type the figures from it.',
  tookTooLong: 'Reading this PDF took too long, so we stopped. Paste its text, or type the figures.',
  readerFailed: 'The PDF reader did not load. Check your connection and try again, or paste the text.',
}
export const resultNotLoaded = 'The result did not load. Check your connection and try again.'
export const seeSample = 'See a sample result'
export const sampleIs = 'Made up: ₹2,00,000 over 24 months at 15% a year, with an EMI of ₹10,833.33.'

// How we check
export const howWeCheck = 'How we check'
export const notes = [
  'EMI, APR, amount paid out and total are computed as in annex B of the Reserve Bank of India’s circular RBI/2024-25/18; the schedule is computed row by row, as in annex C.',
  'We allow only for usual rounding: amounts to the rupee or paisa, EMIs also up to the next ₹5 or ₹10, percentages to their last digit, and the monthly rate to six decimals or more.',
  'We can check that the figures agree with each other and that nothing the RBI asks for is left out. We cannot know what your lender will do.',
  'We may misread a statement. Compare what we read with the paper, and correct it.',
]
