import { useEffect, useRef } from 'react'
import * as words from '#words/grievance.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { writtenDay } from '../ui/written-day.ts'

interface ComplaintReceiptProps {
  receipt: { message: string; reference: string; due_on: string }
  onAnother: () => void
}

/** The reference number and the last day for the answer. */
export function ComplaintReceipt({ receipt, onAnother }: ComplaintReceiptProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { message, reference, due_on } = receipt
  return (
    <Card className="mt-4">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {message}
      </h3>
      <dl className="mt-3 flex flex-wrap items-baseline gap-x-8 gap-y-3">
        <div>
          <dt className="text-quiet">{words.reference}</dt>
          <dd translate="no" className="amount text-2xl font-bold select-all">
            {reference}
          </dd>
        </div>
        <div>
          <dt className="text-quiet">{words.answerBy}</dt>
          <dd className="font-semibold">
            <time dateTime={due_on}>{writtenDay(due_on)}</time>
          </dd>
        </div>
      </dl>
      <p className="mt-3 text-sm text-quiet">{words.keepReference}</p>
      <Button variant="secondary" className="mt-4 print:hidden" onClick={onAnother}>
        {words.sendAnother}
      </Button>
    </Card>
  )
}
