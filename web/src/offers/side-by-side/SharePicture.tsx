import { useQuery } from '@tanstack/react-query'
import toast from 'react-hot-toast'
import * as messages from '#contract/messages.ts'
import type { PricedOffer } from '#loans/ranking/rank.ts'
import * as words from '#words/share-picture.ts'
import { loanOver } from '#words/spans.ts'
import { offersQuery } from '../../catalogue/queries.ts'
import { useSingleMutation } from '../../form/use-single-mutation.ts'
import { Button } from '../../ui/Button.tsx'
import { saveFile } from '../../ui/download.ts'
import { day, rupees } from '../../ui/format.ts'
import { isInApp } from '../../ui/in-app.ts'
import { describeCostDifference } from './describe-cost-difference.ts'

/** Shares a picture of two offers on the beam, or saves it where the browser shares no files. Inside an app that does neither, nothing. */
export function SharePicture({ offers }: { offers: readonly PricedOffer[] }) {
  const { data } = useQuery(offersQuery)
  const [first, second] = offers
  const difference = first && second && describeCostDifference(first, second)
  const canShare = sharesPictures()
  const [make, isMaking] = useSingleMutation({
    mutationFn: async ({
      loan,
      headline,
      shownDay,
    }: {
      loan: string
      headline: string
      shownDay: string
    }) => {
      const { drawPicture } = await import('./share-picture.ts')
      const file = await drawPicture({
        loan,
        headline,
        day: shownDay,
        site: location.host,
        offers: offers.map(({ id, lender, cost }) => ({
          id,
          lender,
          interest: cost.totalInterest,
          fees: cost.fee + cost.gst,
        })),
      })
      if (!canShare) return saveFile(file)
      await navigator.share({ files: [file] }).catch(({ name }: Error) => {
        // The browser no longer counts the press if drawing took long.
        if (name !== 'AbortError') saveFile(file)
      })
    },
    onError: () => void toast.error(messages.somethingWentWrong),
  })
  if (!data || !difference || offers.length !== 2 || (!canShare && isInApp())) return null
  const { principal, tenureMonths } = first.loan
  return (
    <Button
      variant="secondary"
      busy={isMaking}
      onClick={() =>
        void make({
          loan: loanOver(rupees(principal), tenureMonths),
          headline: difference.headline,
          shownDay: day(data.fetchedAt),
        })
      }
    >
      {canShare ? words.sharePicture : words.savePicture}
    </Button>
  )
}

function sharesPictures(): boolean {
  const picture = new File([], 'tulna.png', { type: 'image/png' })
  return 'share' in navigator && (navigator.canShare?.({ files: [picture] }) ?? false)
}
