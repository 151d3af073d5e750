import type { UserInfo } from '#contract/borrower.ts'
import type { Offer } from '#contract/offer.ts'
import BorrowerStep from '#web/loan-journey/BorrowerStep.tsx'
import type { DetailsFormProps } from '#web/loan-journey/DetailsForm.tsx'
import { signIn } from './borrower.ts'
import { renderAt } from './render-at.tsx'
import { serve, success } from './server.ts'

interface Opening {
  search?: string
  onUnsaved?: DetailsFormProps['onUnsaved']
  /** Today's offers; without them, the server gives no response. */
  offers?: Offer[]
}

/**
 * Opens step 2 or 3 of the wizard for a signed-in borrower.
 *
 * @param known what the server knows; `undefined` if the server gives no response
 * @returns the requests, and the answers of the server, which a test may change
 */
export async function openStep(
  step: 2 | 3,
  known: Partial<UserInfo> | undefined,
  { search = '', onUnsaved = () => {}, offers }: Opening = {},
) {
  signIn()
  const answers: Parameters<typeof serve>[0] = {}
  const know = (changes: Partial<UserInfo>) => {
    answers['/user/get-user-info'] = success({ user: { id: 'borrower-1', ...changes } })
  }
  if (known) know(known)
  if (offers) answers['/user/offer-list'] = success({ offers })
  const requests = serve(answers)
  const { show, user } = renderAt(
    `/loan-journey${search}`,
    <BorrowerStep userId="borrower-1" step={step} onUnsaved={onUnsaved} />,
  )
  const { findByRole } = show()
  await findByRole('button', { name: step === 2 ? 'Next' : 'Check Offers' })
  const sent = (path: string) => requests.filter((request) => request.path === path).map(({ body }) => body)
  return { user, answers, know, sent }
}
