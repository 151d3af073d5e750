import { readJson, readTabJson, tabKeys, writeTab } from './storage.ts'
import { isText, readFields } from './stored-fields.ts'

/**
 * From now on, removes what this tab's session storage holds about a person once they log out or close their account in
 * another tab.
 */
export function followLogOut() {
  // An expired session leaves the saved form, and another borrower's sign-in replaces it.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null || (key === 'userDetails' && newValue === null))
      for (const key of tabKeys) writeTab(key, null)
  })
  // No event reaches a page that is closed or in the browser's back/forward cache.
  window.addEventListener('pageshow', forgetOthersComplaint)
  forgetOthersComplaint()
}

/** Removes the unsent complaint of a borrower who was signed in then, and no longer is. */
function forgetOthersComplaint() {
  const ownerOf = (stored: unknown) => readFields(stored, { userId: isText }).userId
  const writer = ownerOf(readTabJson('complaint'))
  if (writer !== undefined && writer !== ownerOf(readJson('userDetails'))) writeTab('complaint', null)
}
