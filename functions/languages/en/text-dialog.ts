/** By what the browser could not do. */
export const reasons = {
  save: {
    title: 'This app may not save files',
    hint: 'Copy the text or share it. Or open this page in your browser, from this app’s menu, and download it there.',
  },
  print: {
    title: 'This app can’t print',
    hint: 'Copy the link, open it in your browser and print there.',
  },
  copy: {
    title: 'Copy this link',
    hint: 'Your browser did not let us copy it. Press and hold the link, and choose Copy.',
  },
}
export const linkOfPage = 'Link of this page'
export const saveAnyway = 'Try to save'
export const copy = 'Copy'
export const share = 'Share'
export const copied = 'Copied'
export const notCopied =
  'Your browser did not let us copy. The text is selected: press and hold it, and choose Copy.'
