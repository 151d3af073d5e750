import { type FormEvent, useState } from 'react'
import type { MyData } from '#contract/my-data.ts'
import * as routes from '#contract/routes.ts'
import * as words from '#words/my-tulna.ts'
import { ApiFailure } from '../api/failure.ts'
import { callAsBorrower } from '../session/call.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { day } from '../ui/format.ts'
import { useMyDataMutation } from './use-my-data-mutation.ts'

interface NomineeSectionProps {
  nominee: MyData['nominee']
  userId: string
}

/** Stores, changes and removes the nominee. */
export function NomineeSection({ nominee, userId }: NomineeSectionProps) {
  const [isChanging, setIsChanging] = useState(false)
  const [remove, isRemoving] = useMyDataMutation(userId, () =>
    callAsBorrower(routes.removeNominee, { body: { id: userId } }),
  )
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h3 className="text-xl">{words.nominee}</h3>
      <p className="mt-2 text-quiet">{words.nomineeIntro}</p>
      {nominee && !isChanging ? (
        <>
          <p className="mt-3 font-medium wrap-anywhere">{nominee.name}</p>
          <p className="wrap-anywhere">{nominee.contact}</p>
          <p className="text-sm text-quiet">{words.savedOn(day(nominee.saved_at))}</p>
          <div className="mt-3 flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setIsChanging(true)}>
              {words.changeNominee}
            </Button>
            <Button variant="secondary" busy={isRemoving} onClick={() => remove()}>
              {words.removeNominee}
            </Button>
          </div>
        </>
      ) : (
        <NomineeForm
          nominee={nominee}
          userId={userId}
          onSaved={() => setIsChanging(false)}
          onCancel={nominee && (() => setIsChanging(false))}
        />
      )}
    </section>
  )
}

interface NomineeFormProps extends NomineeSectionProps {
  onSaved: () => void
  onCancel: (() => void) | undefined
}

/** The server validates the two fields, so that the page loads no schemas. */
function NomineeForm({ nominee, userId, onSaved, onCancel }: NomineeFormProps) {
  const [name, setName] = useState(nominee?.name ?? '')
  const [contact, setContact] = useState(nominee?.contact ?? '')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [save, isSaving] = useMyDataMutation(
    userId,
    async () => {
      setErrors({})
      try {
        return await callAsBorrower(routes.saveNominee, { body: { id: userId, name, contact } })
      } catch (error) {
        if (error instanceof ApiFailure) setErrors(error.fields)
        throw error
      }
    },
    onSaved,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  return (
    <form onSubmit={submit} noValidate className="mt-4 flex max-w-md flex-col gap-4">
      <TextField
        label={words.nomineeName}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={errors.name}
        autoComplete="off"
      />
      <TextField
        label={words.nomineeContact}
        value={contact}
        onChange={({ target }) => setContact(target.value)}
        error={errors.contact}
        autoComplete="off"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSaving}>
          {words.saveNominee}
        </Button>
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
