export const skipToContent = 'Skip to the content'
export const loading = 'Loading'
export const offline =
  'You are offline. You can keep reading; nothing new will load until you’re back online.'
export const nothingKept =
  'Your browser can’t keep anything for this site. Leave this tab open until you’re done: if you reload or close it, what you filled in is lost.'
export const needsJavaScript = (phone: string) =>
  `This page needs JavaScript. Without it, call us toll-free on ${phone}.`
/** For browsers in which the pages cannot be shown as they should be. */
export const browserTooOld = (phone: string) =>
  `This browser is too old for Tulna. Update Chrome, Firefox or Safari, or open this page on another phone or computer. You can also call us toll-free on ${phone}.`

// A page that did not open
export const pageNotOpened = 'This page did not open'
export const tryAgain = 'Try again'
export const goHome = 'Go to the home page'
export const savedIsSafe =
  'Your connection may have dropped, or something went wrong on our side. Anything you saved is safe.'
