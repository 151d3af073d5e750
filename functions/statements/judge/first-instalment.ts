/** The days from the payout to the first instalment, if the words give a number of them: “42 days”. */
export function daysStated(words: string): number | undefined {
  const [, days] = /(?:^|[^\d/.-])(\d{1,3}) ?days?\b/i.exec(words) ?? []
  return days !== undefined && Number(days) >= 1 && Number(days) <= 200 ? Number(days) : undefined
}

/** The payout, and equal monthly instalments from month `first` on. */
export const instalmentsFrom = (first: number, instalment: number, count: number, paidOut: number) => [
  { time: 0, amount: paidOut },
  ...Array.from({ length: count }, (_, index) => ({ time: first + index, amount: -instalment })),
]
