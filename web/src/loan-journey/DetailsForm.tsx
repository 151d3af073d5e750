import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router-dom'
import { BasicDetails, Dob, type UserInfo } from '#contract/borrower.ts'
import { genders } from '#contract/enums.ts'
import { limits } from '#contract/limits.ts'
import { professions } from '#loans/loan-request.ts'
import { brandIn, withBrand } from '../borrower/from-shop.ts'
import { saveBasicDetails } from '../borrower/queries.ts'
import { saveForm } from '../borrower/saved-form.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { DateField } from '../ui/DateField.tsx'
import { rupees } from '../ui/format.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { typedAadhaar } from './aadhaar.ts'
import {
  knownOf,
  panCharacters,
  startingValues,
  type Typed,
  withoutPaise,
  withoutSigns,
} from './details-values.ts'
import { StepActions } from './StepActions.tsx'
import { useSave } from './use-save.ts'

/** Step 2. It begins with what the server knows and what was typed here and never sent. */
export function DetailsForm({ user }: { user: UserInfo }) {
  const navigate = useNavigate()
  const brand = brandIn(useLocation().search)
  const queries = useQueryClient()
  const form = useForm<Typed, unknown, BasicDetails>({
    resolver: standardSchemaResolver(BasicDetails),
    mode: 'onTouched',
    defaultValues: startingValues(user),
  })
  const { errors } = form.formState
  const { name, gender, dob, profession, monthly_income: income, pancard: pan } = useWatch(form)
  const dobTaken = Dob.safeParse(dob).success ? dob : ''
  useEffect(() => {
    saveForm(
      user.id,
      { name, gender, dob: dobTaken, profession, income: income?.toString(), pan },
      knownOf(user),
    )
  }, [name, gender, dobTaken, profession, income, pan, user])

  const [save, isSaving] = useSave(
    form,
    (details) => saveBasicDetails(queries, user.id, details),
    () => {
      const sent = knownOf(form.getValues())
      saveForm(user.id, sent, sent)
      return navigate(withBrand(paths.loanStep, brand))
    },
  )

  /** A whole day is looked at at once; one that is out of bounds is neither sent nor kept. */
  const takeDob = (day: string) => {
    form.setValue('dob', day, { shouldDirty: true, shouldValidate: day !== '' })
    if (day === '') form.clearErrors('dob')
  }

  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-5">
      <TextField
        label="Name"
        placeholder="Name as per PAN Card"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={limits.nameLength}
        error={errors.name?.message}
        {...form.register('name')}
      />
      <Controller
        control={form.control}
        name="gender"
        render={({ field }) => (
          <SelectField
            label="Gender"
            placeholder="Choose your gender"
            options={genders}
            error={errors.gender?.message}
            {...field}
            value={field.value ?? ''}
          />
        )}
      />
      <Controller
        control={form.control}
        name="dob"
        render={({ field: { name, value, ref, onBlur } }) => (
          <DateField
            ref={ref}
            name={name}
            onBlur={onBlur}
            label="Date of birth"
            hint="Day, month and year, such as 21/07/1994"
            value={value}
            onChange={takeDob}
            from={limits.dobYears.from}
            to={limits.dobYears.to}
            error={errors.dob?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="profession"
        render={({ field }) => (
          <SelectField
            label="Profession"
            placeholder="Choose your profession"
            options={professions}
            error={errors.profession?.message}
            {...field}
            value={field.value ?? ''}
          />
        )}
      />
      <Controller
        control={form.control}
        name="monthly_income"
        render={({ field }) => (
          <TextField
            label="Monthly income"
            prefix="₹"
            hint={
              Number(field.value) > 0
                ? `${rupees(Number(field.value))} a month`
                : 'What reaches your account in a usual month'
            }
            inputMode="numeric"
            autoComplete="off"
            error={errors.monthly_income?.message}
            tidy={withoutSigns}
            {...field}
            onBlur={() => {
              field.onChange(withoutPaise(String(field.value ?? '')))
              field.onBlur()
            }}
          />
        )}
      />
      <Controller
        control={form.control}
        name="pancard"
        render={({ field }) => (
          <TextField
            label="PAN"
            hint="Lenders check your credit history by your PAN."
            placeholder="ABCDE1234F"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            tidy={panCharacters}
            error={errors.pancard?.message}
            {...field}
          />
        )}
      />
      <Controller
        control={form.control}
        name="adhar_number"
        render={({ field }) => (
          <TextField
            label="Aadhar"
            hint="Lenders confirm who you are by it. We keep the last 4 digits only."
            inputMode="numeric"
            autoComplete="off"
            placeholder="12 digits"
            tidy={(text) => typedAadhaar(text, field.value)}
            error={errors.adhar_number?.message}
            {...field}
          />
        )}
      />
      <StepActions>
        <Button type="submit" busy={isSaving}>
          Next
        </Button>
      </StepActions>
    </form>
  )
}
