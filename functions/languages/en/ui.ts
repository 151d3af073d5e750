export const tryAgain = 'Try again'
export const loading = 'Loading…'
export const close = 'Close'
export const unsavedChanges = 'You have unsaved changes.'
export const discard = 'Discard'
export const keepEditing = 'Keep editing'
export const nothingLost = 'The problem may be your connection or our site. Nothing you entered is lost.'
/** The site is busy; after a failed load. */
export const busy = 'We are very busy right now. Please try again.'
/** Read out after a link's text. */
export const opensInNewTab = '(opens in a new tab)'
