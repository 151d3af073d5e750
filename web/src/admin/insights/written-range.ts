interface Range {
  from: number
  /** Included. Absent if there is no end. */
  to?: number | undefined
}

/** `0 to 4`, `5`, `60 or more`. */
export function writtenRange({ from, to }: Range): string {
  if (to === undefined) return `${from} or more`
  return from === to ? String(from) : `${from} to ${to}`
}
