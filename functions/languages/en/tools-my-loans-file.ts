export const saveTitle = 'Save my loans to a file'
export const saveText =
  'For another device, or in case you clear this browser. Without the passphrase nobody can read the file.'
export const nobodyRecovers =
  'Write the passphrase down: nobody can recover it, and without it the file is lost.'
export const passphrase = 'New passphrase'
export const passphraseHint = (least: number) =>
  `At least ${least} characters. Four or five random words are good.`
export const passphraseAgain = 'The same passphrase again'
export const tooShort = (least: number) => `Use at least ${least} characters`
export const notTheSame = 'The two passphrases are not the same'
export const saveFile = 'Save the file'
export const saved = 'The file is saved with your downloads.'
export const cannotEncrypt = 'This browser can’t encrypt here. Nothing has changed. Try a newer one.'

export const openTitle = 'Open a saved file'
export const openText = 'You see what would change before anything does.'
export const file = 'File of loans'
export const fileHint = 'A file that you saved here or on another device. It is not sent anywhere.'
export const fileProblems = {
  otherFile: 'This is not a file of loans from here. Nothing has changed.',
  newerVersion:
    'A newer version of this page wrote the file. Reload the page and try again. Nothing has changed.',
  damaged: 'The file is damaged or incomplete. Save it again where it came from. Nothing has changed.',
}
export const passphraseOfFile = 'Passphrase of the file'
export const openFile = 'Open it'
export const wrongPassphrase = 'This is not the passphrase of the file. Nothing has changed.'
export const question = 'What the file would change'
export const nothingNew = 'All loans of the file are here already'
export const states = {
  new: 'New: it would be added.',
  changed: 'Changed: its figures would replace those here.',
  same: 'The same as here.',
}
export const othersStay = 'Loans that are not in the file stay as they are.'
export const takeOver = (count: number) =>
  count === 1 ? 'Bring this loan here' : `Bring these ${count} loans here`
export const leave = 'Change nothing'
export const taken = (count: number) =>
  count === 1 ? '1 loan was brought here from the file.' : `${count} loans were brought here from the file.`
