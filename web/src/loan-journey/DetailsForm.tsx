import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { BasicDetails, Dob, type UserInfo } from '#contract/borrower.ts'
import { genders } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import { professions } from '#loans/loan-request.ts'
import * as choices from '#words/choices.ts'
import * as words from '#words/loan-journey.ts'
import { choicesIn, chosenType, withChoices } from '../borrower/loan-choices.ts'
import { saveBasicDetails } from '../borrower/queries.ts'
import { clearSavedForm, type SavedForm, savedDetails } from '../borrower/saved-form.ts'
import { saveForm } from '../borrower/unsent.ts'
import { site } from '../content/site.ts'
import { DateField } from '../form/DateField.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { TextField } from '../form/TextField.tsx'
import { paths } from '../paths.ts'
import { countStep } from '../session/count-step.ts'
import { Button } from '../ui/Button.tsx'
import { rupees } from '../ui/format.ts'
import { AadhaarField } from './AadhaarField.tsx'
import { type DetailsFormValues, isUnderAge, startingValues, tidyAmount, tidyPan } from './details-values.ts'
import { StepActions } from './StepActions.tsx'
import { useLatePrefill } from './use-late-prefill.ts'
import { useSave } from './use-save.ts'
import { WaitingNote } from './WaitingNote.tsx'

export interface DetailsFormProps {
  userId: string
  /** What the server knows; undefined when it could not be read. */
  user: UserInfo | undefined
  /** Called with what is filled in but kept nowhere, for the progress bar; with `undefined` once it is saved here. */
  onUnsaved: (values: SavedForm | undefined) => void
}

/** Step 2. Starts with what the server knows, and with what was changed here and not sent yet. */
export function DetailsForm({ userId, user, onUnsaved }: DetailsFormProps) {
  const navigate = useNavigate()
  const { search } = useLocation()
  const queries = useQueryClient()
  const [initial] = useState(() => startingValues(user ?? {}))
  const form = useForm<DetailsFormValues, unknown, BasicDetails>({
    resolver: standardSchemaResolver(BasicDetails),
    mode: 'onTouched',
    defaultValues: initial,
  })
  const { control } = form
  // The late prefill keeps the values that were changed meanwhile, valid or not.
  useLatePrefill(user !== undefined, () => {
    const typed = Object.entries(form.getValues()).filter(
      ([name, value]) => value !== initial[name as keyof DetailsFormValues],
    )
    form.reset({ ...startingValues(user ?? {}), ...Object.fromEntries(typed) })
  })
  const values = useWatch({ control })
  const isMinor = isUnderAge(values.dob)
  useEffect(() => {
    // An invalid date of birth is not saved.
    const dob = Dob.safeParse(values.dob).success ? values.dob : ''
    const filled = savedDetails({ ...values, dob })
    onUnsaved(isMinor ? filled : undefined)
    if (isMinor) return clearSavedForm(userId)
    saveForm({
      userId,
      values: filled,
      known: user && savedDetails(user),
      initial: savedDetails(initial),
    })
  }, [values, isMinor, userId, user, initial, onUnsaved])

  const { save, isSaving, isWaiting } = useSave(
    form,
    { userId, step: 'details' },
    (details) => saveBasicDetails(queries, userId, details),
    () => {
      const sent = savedDetails(form.getValues())
      saveForm({ userId, values: sent, known: sent })
      countStep('details', chosenType(search))
      return navigate(withChoices(paths.loanStep, choicesIn(search)))
    },
  )
  const income = Number(values.monthly_income)

  return (
    <form onSubmit={save} noValidate className="flex grow flex-col gap-5">
      <TextField
        control={control}
        name="name"
        label={words.name}
        placeholder={words.nameAsOnPan}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={limits.nameLength}
      />
      <SelectField
        control={control}
        name="gender"
        label={words.gender}
        placeholder={words.chooseGender}
        options={genders}
        labels={choices.genders}
      />
      <DateField
        control={control}
        name="dob"
        label={words.dob}
        hint={words.dobHint}
        from={limits.dobYears.from}
        to={limits.dobYears.to}
        isBirthday
      />
      {isMinor && (
        <p role="alert" className="rounded-card bg-caution-wash px-4 py-3 text-sm">
          {words.underAge(site.phone.shown)}
        </p>
      )}
      <FormPart title={words.workAndPay} />
      <SelectField
        control={control}
        name="profession"
        label={words.profession}
        placeholder={words.chooseProfession}
        options={professions}
        labels={choices.professions}
      />
      <TextField
        control={control}
        name="monthly_income"
        label={words.income}
        prefix="₹"
        hint={income > 0 ? words.incomeRead(rupees(income)) : words.incomeHint}
        inputMode="decimal"
        autoComplete="off"
        tidy={tidyAmount}
      />
      <FormPart title={words.panAndAadhaar} text={words.noCreditCheck} />
      <TextField
        control={control}
        name="pancard"
        label={words.pan}
        hint={words.whyPan}
        placeholder="ABCDE1234F"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        tidy={tidyPan}
      />
      <AadhaarField control={control} name="adhar_number" />
      <WaitingNote isWaiting={isWaiting}>{words.keepPageOpen}</WaitingNote>
      <StepActions>
        <Button type="submit" busy={isSaving}>
          {words.next}
        </Button>
      </StepActions>
    </form>
  )
}

/** Begins a group of fields. */
const FormPart = ({ title, text }: { title: string; text?: string }) => (
  <div className="mt-3 border-t border-line pt-6">
    <h2 className="text-xl">{title}</h2>
    {text && <p className="mt-1 text-sm text-quiet">{text}</p>}
  </div>
)
