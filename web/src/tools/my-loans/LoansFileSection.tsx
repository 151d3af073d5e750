import { type FormEvent, useRef, useState } from 'react'
import { todayInIndia } from '#loans/dates.ts'
import { loanOf } from '#words/tools-my-loans.ts'
import * as words from '#words/tools-my-loans-file.ts'
import { Name } from '../../ui/AsWritten.tsx'
import { Button } from '../../ui/Button.tsx'
import { ChangingText } from '../../ui/ChangingText.tsx'
import { download } from '../../ui/download.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { rupees } from '../../ui/format.ts'
import { FileField } from './FileField.tsx'
import { compareLoans, type KeptLoan, keepLoans, useKeptLoans } from './kept-loans.ts'
import {
  type FileProblem,
  type LoansFile,
  openLoans,
  readLoansFile,
  sealLoans,
  shortestPassphrase,
} from './loans-file.ts'

/** The loans of this browser as an encrypted file and back. */
export default function LoansFileSection() {
  const loans = useKeptLoans()
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      {loans.length > 0 && <SavedFile loans={loans} />}
      <OpenedFile loans={loans} />
    </div>
  )
}

interface LoansProps {
  loans: readonly KeptLoan[]
}

function SavedFile({ loans }: LoansProps) {
  const [passphrase, setPassphrase] = useState('')
  const [repeated, setRepeated] = useState('')
  const [errors, setErrors] = useState<{ passphrase?: string; repeated?: string }>({})
  const [isBusy, setBusy] = useState(false)
  const [note, setNote] = useState('')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setNote('')
    const problem =
      passphrase.length < shortestPassphrase
        ? { passphrase: words.tooShort(shortestPassphrase) }
        : passphrase !== repeated
          ? { repeated: words.notTheSame }
          : {}
    setErrors(problem)
    if (Object.keys(problem).length > 0) return
    setBusy(true)
    try {
      const text = await sealLoans(loans, passphrase)
      download(`tulna-my-loans-${todayInIndia()}.json`, text, 'application/json')
      setPassphrase('')
      setRepeated('')
      setNote(words.saved)
    } catch {
      setNote(words.cannotEncrypt)
    }
    setBusy(false)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <h2 className="text-lg">{words.saveTitle}</h2>
      <p className="reading mt-1">{words.saveText}</p>
      <p className="reading mt-1 font-medium">{words.nobodyRecovers}</p>
      <div className="mt-4 flex max-w-md flex-col gap-4">
        <Passphrase
          label={words.passphrase}
          hint={words.passphraseHint(shortestPassphrase)}
          value={passphrase}
          error={errors.passphrase}
          isNew
          onChange={setPassphrase}
        />
        <Passphrase
          label={words.passphraseAgain}
          value={repeated}
          error={errors.repeated}
          isNew
          onChange={setRepeated}
        />
      </div>
      <Button type="submit" variant="secondary" className="mt-4" busy={isBusy}>
        {words.saveFile}
      </Button>
      <p role="status" className="mt-2 font-medium">
        <ChangingText>{note}</ChangingText>
      </p>
    </form>
  )
}

interface PassphraseProps {
  label: string
  hint?: string
  value: string
  error: string | undefined
  isNew?: boolean
  onChange: (passphrase: string) => void
}

const Passphrase = ({ isNew = false, onChange, ...props }: PassphraseProps) => (
  <TextField
    {...props}
    type="password"
    autoComplete={isNew ? 'new-password' : 'current-password'}
    autoCapitalize="none"
    spellCheck={false}
    onChange={({ target }) => onChange(target.value)}
  />
)

/** A file: first what it is, then the passphrase, then what it would change, which nothing does before it is confirmed. */
function OpenedFile({ loans }: LoansProps) {
  const [file, setFile] = useState<LoansFile>()
  const [inFile, setInFile] = useState<readonly KeptLoan[]>()
  const [problem, setProblem] = useState<FileProblem>()
  const [note, setNote] = useState('')
  const end = (said: string) => {
    setFile(undefined)
    setInFile(undefined)
    setNote(said)
  }
  const start = async (chosen: File, signal: AbortSignal) => {
    end('')
    setProblem(undefined)
    const read = await chosen.text().then(readLoansFile, () => 'damaged' as const)
    if (signal.aborted) return
    if (typeof read === 'string') setProblem(read)
    else setFile(read)
  }
  return (
    <section>
      <h2 className="text-lg">{words.openTitle}</h2>
      <p className="reading mt-1">{words.openText}</p>
      <div className="mt-4 max-w-md">
        <FileField
          label={words.file}
          hint={words.fileHint}
          accept=".json,application/json"
          error={problem && words.fileProblems[problem]}
          onFile={(chosen, signal) => void start(chosen, signal)}
        />
      </div>
      {file && !inFile && (
        <PassphraseForm
          file={file}
          onOpened={setInFile}
          onDamaged={() => {
            setFile(undefined)
            setProblem('damaged')
          }}
        />
      )}
      {inFile && <Question inFile={inFile} loans={loans} onEnd={end} />}
      <p role="status" className="mt-2 font-medium">
        <ChangingText>{note}</ChangingText>
      </p>
    </section>
  )
}

interface PassphraseFormProps {
  file: LoansFile
  onOpened: (loans: readonly KeptLoan[]) => void
  onDamaged: () => void
}

function PassphraseForm({ file, onOpened, onDamaged }: PassphraseFormProps) {
  const [passphrase, setPassphrase] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const opened = await openLoans(file, passphrase)
      // Another file was chosen meanwhile.
      if (!form.current) return
      if (opened === 'damaged') onDamaged()
      else if (opened === 'wrongPassphrase') setError(words.wrongPassphrase)
      else onOpened(opened)
    } catch {
      setError(words.cannotEncrypt)
    }
    setBusy(false)
  }
  return (
    <form ref={form} noValidate className="mt-4 max-w-md" onSubmit={(event) => void submit(event)}>
      <Passphrase
        label={words.passphraseOfFile}
        value={passphrase}
        error={error}
        onChange={(typed) => {
          setPassphrase(typed)
          setError(undefined)
        }}
      />
      <Button type="submit" variant="secondary" className="mt-4" busy={isBusy}>
        {words.openFile}
      </Button>
    </form>
  )
}

interface QuestionProps extends LoansProps {
  inFile: readonly KeptLoan[]
  onEnd: (note: string) => void
}

const focus = (element: HTMLElement | null) => element?.focus()

function Question({ inFile, loans, onEnd }: QuestionProps) {
  const compared = compareLoans(inFile, loans)
  const taken = compared.flatMap(({ loan, state }) => (state === 'same' ? [] : [loan]))
  return (
    <section aria-label={words.question} className="mt-5">
      <h3 ref={focus} tabIndex={-1} className="font-semibold">
        {taken.length === 0 ? words.nothingNew : words.question}
      </h3>
      <ul className="mt-1">
        {compared.map(({ loan, state }) => (
          <li key={loan.id} className="border-b border-line py-1.5 wrap-anywhere">
            <Name>{loan.lender}</Name>
            <span className="block text-sm text-quiet">
              {loanOf(rupees(loan.principal), loan.tenureMonths)}
            </span>
            <span className="block font-medium">{words.states[state]}</span>
          </li>
        ))}
      </ul>
      <p className="reading mt-2 text-sm text-quiet">{words.othersStay}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {taken.length > 0 && (
          <Button
            onClick={() => {
              keepLoans(taken)
              onEnd(words.taken(taken.length))
            }}
          >
            {words.takeOver(taken.length)}
          </Button>
        )}
        <Button variant="secondary" onClick={() => onEnd('')}>
          {words.leave}
        </Button>
      </div>
    </section>
  )
}
