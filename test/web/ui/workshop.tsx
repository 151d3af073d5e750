import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import toast from 'react-hot-toast'
import { MemoryRouter } from 'react-router-dom'
import { LenderLogo } from '#web/catalogue/LenderLogo.tsx'
import { OfferFacts } from '#web/catalogue/OfferFacts.tsx'
import { loanAmount } from '#web/tools/figures.ts'
import { Accordion } from '#web/ui/Accordion.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { DialogLoading } from '#web/ui/DialogLoading.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { AmountSliderField } from '#web/ui/fields/AmountSliderField.tsx'
import { CheckboxField } from '#web/ui/fields/CheckboxField.tsx'
import { ChoiceTiles } from '#web/ui/fields/ChoiceTiles.tsx'
import { CodeField } from '#web/ui/fields/CodeField.tsx'
import { DateField } from '#web/ui/fields/DateField.tsx'
import { FigureField } from '#web/ui/fields/FigureField.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { SliderField } from '#web/ui/fields/SliderField.tsx'
import { TextAreaField } from '#web/ui/fields/TextAreaField.tsx'
import { TextField } from '#web/ui/fields/TextField.tsx'
import { rupees } from '#web/ui/format.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Loader } from '#web/ui/Loader.tsx'
import { Logo } from '#web/ui/Logo.tsx'
import { LongList } from '#web/ui/LongList.tsx'
import { Mark } from '#web/ui/Mark.tsx'
import { ProgressBar } from '#web/ui/ProgressBar.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatCard, StatRow } from '#web/ui/StatCard.tsx'
import { Toaster } from '#web/ui/Toaster.tsx'
import '#web/styles.css'

const facts = {
  legal_name: { value: 'Neem Tree Finance Private Limited', verified_on: '2026-10-01' },
  penal_charges: { value: '24% a year' },
}

/** The components on one page. Some values are shown as text, for ui.test.ts to read. */
function Workshop() {
  const [code, setCode] = useState('')
  const [date, setDate] = useState('')
  const [choice, setChoice] = useState('')
  const [season, setSeason] = useState<'summer' | 'rain' | 'winter'>('rain')
  const [amount, setAmount] = useState(50_000)
  const [isTicked, setTicked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [wrongCode, setWrongCode] = useState('123')
  const [price, setPrice] = useState(300_000)
  const [typed, setTyped] = useState('')
  const [retries, setRetries] = useState(0)
  return (
    <main className="page flex max-w-xl flex-col gap-6 py-8">
      <h1 className="text-2xl">Workshop</h1>
      <p className="flex items-center gap-4">
        <Logo /> <Mark /> <Icon name="menu" />
      </p>
      <CodeField length={6} label="Code" value={code} onChange={setCode} />
      <CodeField
        length={6}
        label="Wrong code"
        error="Enter all digits"
        value={wrongCode}
        onChange={setWrongCode}
      />
      <DateField
        label="Birthday"
        hint="As on your PAN"
        value={date}
        onChange={setDate}
        from={1900}
        to={2100}
      />
      <output aria-label="Date">{date}</output>
      <SelectField label="Fruit" options={['Mango', 'Guava', 'Jamun']} value={choice} onChange={setChoice} />
      <ChoiceTiles
        legend="Season"
        name="season"
        options={{ summer: 'Summer', rain: 'Rain', winter: 'Winter' }}
        value={season}
        onChange={setSeason}
      />
      <output aria-label="Choice">{choice}</output>
      <SliderField
        label="Amount"
        range={{ min: 5_000, max: 100_000, step: 5_000 }}
        value={amount}
        onChange={setAmount}
        format={rupees}
      />
      <AmountSliderField {...loanAmount} label="Loan" value={price} onChange={setPrice} />
      <FigureField {...loanAmount} label="Price" hint="With taxes" value={price} onChange={setPrice} />
      <TextAreaField label="Remarks" hint="One per line" error="Remarks are required" />
      <TextField label="Name" hint="As on your PAN" error="Name is required" />
      <TextField label="Income" prefix="₹" inputMode="numeric" />
      <CheckboxField checked={isTicked} onChange={setTicked} error={isTicked ? undefined : 'Please agree'}>
        I agree to the terms
      </CheckboxField>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      {isOpen && (
        <Dialog
          onClose={() => setOpen(false)}
          title="Edit"
          description="Something that can be lost"
          preventLoss={typed !== ''}
          footer={<Button onClick={() => setOpen(false)}>Save</Button>}
        >
          <TextField label="Words" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Dialog>
      )}
      <Button onClick={() => setLoading(true)}>Load a dialog</Button>
      {isLoading && <DialogLoading />}
      <Button variant="secondary" busy>
        Saving
      </Button>
      <Button variant="quiet" onClick={() => toast.success('Done')}>
        Succeed
      </Button>
      <Button variant="quiet" onClick={() => toast.error('Failed')}>
        Fail
      </Button>
      <ButtonLink href="https://lender.example/" external>
        Apply
      </ButtonLink>
      <ProgressBar value={140} steps={['Register', 'Details', 'Offers']} current={1} />
      <p>
        <Badge tone="primary">Recommended</Badge> <Badge tone="positive">Verified</Badge>{' '}
        <Badge tone="caution">Late</Badge>
      </p>
      <StatRow>
        <StatCard label="Total Offers" value={34} />
        <StatCard label="Loading" />
      </StatRow>
      <Card>A card</Card>
      <Skeleton />
      <p className="flex items-center gap-4">
        <LenderLogo offer={{ logo: '', lender: 'Neem Tree Finance' }} /> Neem Tree Finance
        <LenderLogo offer={{ logo: '', lender: 'Asha Bank' }} isSmall /> Asha Bank
      </p>
      <OfferFacts offer={{ facts, eligibility: undefined }} />
      <LongList items={['First', 'Second', 'Third', 'Fourth']}>
        {(pages) => (
          <ul>
            {pages.flat().map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
      </LongList>
      <h2>Questions</h2>
      <Accordion
        items={[
          { title: 'One?', body: 'First' },
          { title: 'Two?', body: 'Second' },
        ]}
      />
      <Loader />
      <EmptyState title="No offers found">Try again later.</EmptyState>
      <ErrorState title={`Tried ${retries} times`} onRetry={() => setRetries(retries + 1)} />
      <Toaster />
    </main>
  )
}

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <MemoryRouter>
      <Workshop />
    </MemoryRouter>,
  )
