// The page that the edge serves while the waiting room is on.
export const pageTitle = 'Tulna: please wait'
export const heading = 'Many people are here right now'
export const text = (seconds: number) =>
  `We’ll let you in as soon as we can. Keep this page open: it tries again every ${seconds} seconds. What you saved before is safe.`
