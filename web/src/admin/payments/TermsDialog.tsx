import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import toast from 'react-hot-toast'
import * as messages from '#contract/messages.ts'
import { takesHandover } from '#contract/offer-link.ts'
import { PaymentTerms } from '#contract/payment-terms.ts'
import { todayInIndia } from '#loans/dates.ts'
import { ApiFailure, messageOf } from '../../api/failure.ts'
import { QueryFailure } from '../../api/QueryFailure.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { Dialog, DialogClose } from '../../ui/Dialog.tsx'
import { ChoiceTiles } from '../../ui/fields/ChoiceTiles.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Loader } from '../../ui/Loader.tsx'
import { adminOffersQuery } from '../offers/queries.ts'
import { parsePercent, parseRupees } from '../offers/typed-figure.ts'
import { useChangeTerms } from './queries.ts'

const models: Record<PaymentTerms['model'], string> = {
  per_handover: 'For each hand-over',
  per_loan: 'For each loan',
  percent: 'A percentage of each loan',
  nothing: 'Nothing any more',
}

/** As typed. Of the three figures, a model has the ones that it needs. */
interface Typed {
  name: string
  model: PaymentTerms['model']
  from: string
  rupees: string
  percent: string
  cap: string
}

/** Adds what a lender pays from a day on. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const formId = useId()
  const catalogue = useQuery(adminOffersQuery)
  const [start] = useState<Typed>({ ...blank, from: todayInIndia() })
  const [typed, setTyped] = useState(start)
  const [errors, setErrors] = useState<Partial<Record<keyof Typed, string>>>({})
  const [save, isSaving] = useChangeTerms({
    onSuccess: (message) => {
      toast.success(message)
      onClose()
    },
    onError: (error) => {
      const { from } = error instanceof ApiFailure ? error.fields : {}
      if (from) setErrors({ from })
      else toast.error(messageOf(error))
    },
  })
  const type = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change })
    setErrors({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { terms, errors: found } = readTerms(typed)
    setErrors(found)
    if (terms) save({ name: typed.name, terms })
  }
  const lenders = [...new Set(catalogue.data?.map(({ lender }) => lender))].sort((a, b) => a.localeCompare(b))
  const figure = (name: 'rupees' | 'percent' | 'cap') => ({
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    maxLength: 30,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => type({ [name]: target.value }),
  })

  return (
    <Dialog
      onClose={onClose}
      title="Add payment terms"
      description="They hold for presses from that day on."
      preventLoss={JSON.stringify(typed) !== JSON.stringify(start)}
      busy={isSaving}
      footer={
        <>
          <DialogClose asChild>
            <Button variant="secondary" disabled={isSaving}>
              Cancel
            </Button>
          </DialogClose>
          <Button type="submit" form={formId} busy={isSaving} disabled={!catalogue.data}>
            {isSaving ? 'Saving...' : 'Save terms'}
          </Button>
        </>
      }
    >
      {catalogue.isLoadingError && (
        <QueryFailure title={messages.offersNotFetched} query={catalogue}>
          {messageOf(catalogue.error)}
        </QueryFailure>
      )}
      {catalogue.isPending && <Loader label="Loading the lenders…" />}
      {catalogue.data && (
        <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-5">
          <SelectField
            label="Lender"
            options={lenders}
            value={typed.name}
            error={errors.name}
            onChange={(name) => type({ name })}
          />
          <div className="[&>fieldset>div]:grid-cols-2">
            <ChoiceTiles
              legend="What does it pay?"
              name="model"
              options={models}
              value={typed.model}
              onChange={(model) => type({ model })}
            />
          </div>
          <WhatCounts
            model={typed.model}
            links={catalogue.data.filter(({ lender }) => lender === typed.name).map(({ link }) => link)}
          />
          {typed.model === 'percent' && (
            <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
              <TextField label="Per cent, before GST" hint="Of the sum paid out" {...figure('percent')} />
              <TextField label="At most for one loan" hint="Blank: no limit" prefix="₹" {...figure('cap')} />
            </div>
          )}
          <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
            {(typed.model === 'per_handover' || typed.model === 'per_loan') && (
              <TextField
                label="Amount before GST"
                hint={typed.model === 'per_loan' ? 'For each loan' : 'For each hand-over'}
                prefix="₹"
                {...figure('rupees')}
              />
            )}
            <DateField
              label="From"
              hint="In a month that is open, or later"
              value={typed.from}
              error={errors.from}
              onChange={(from) => type({ from })}
              hasFuture
            />
          </div>
        </form>
      )}
    </Dialog>
  )
}

interface WhatCountsProps {
  model: PaymentTerms['model']
  /** Where the chosen lender's offers lead; none before one is chosen. */
  links: readonly string[]
}

/** What a payment needs before anything counts: the lender's word, and a number in the link by which it is matched. */
function WhatCounts({ model, links }: WhatCountsProps) {
  if (model === 'nothing') return null
  const word = model === 'per_handover' ? 'that it received the hand-over' : 'that it paid the loan out'
  const without = links.filter((link) => !takesHandover(link)).length
  const have = without === 1 ? 'has' : 'have'
  const offers = links.length === 1 ? 'Its offer has' : `${without} of its ${links.length} offers ${have}`
  return (
    <div className="-mt-2 text-sm">
      <p className="text-quiet">
        <span>{`Nothing counts without the lender’s word ${word}, under the number that its link takes: `}</span>
        <code translate="no">{'{handover}'}</code>
      </p>
      {without > 0 && (
        <p className="mt-1 font-medium text-caution">
          <ChangingText>{`${offers} no such number in the link: no payment can come of it.`}</ChangingText>
        </p>
      )}
    </div>
  )
}

const blank: Omit<Typed, 'from'> = { name: '', model: 'per_loan', rupees: '', percent: '', cap: '' }

/** The terms that were typed, or what is wrong with them, by field. */
function readTerms({ name, model, from, rupees, percent, cap }: Typed): {
  terms?: PaymentTerms
  errors: Partial<Record<keyof Typed, string>>
} {
  const parsed = PaymentTerms.safeParse({
    model,
    from,
    ...((model === 'per_handover' || model === 'per_loan') && { rupees: parseRupees(rupees) }),
    ...(model === 'percent' && { percent: parsePercent(percent) }),
    ...(model === 'percent' && cap.trim() !== '' && { cap: parseRupees(cap) }),
  })
  const errors = Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]),
  )
  if (name === '') errors.name = 'Choose the lender'
  return parsed.success && name !== '' ? { terms: parsed.data, errors } : { errors }
}
