const monthNames =
  'January February March April May June July August September October November December'.split(' ')

/** `21 November 2026`. Not by `Intl`, whose data differs between the build and a browser. */
export function writtenDay(day: string) {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${monthNames[(month ?? 1) - 1]} ${year}`
}
