/** The lender, the sum before GST, GST, the total and the sign that a row unfolds. A phone has the total only. */
export const statementColumns =
  'grid grid-cols-[minmax(0,1fr)_auto_1.25rem] gap-x-4 md:grid-cols-[minmax(0,1fr)_8rem_8rem_9rem_1.25rem]'
