import { useMutation } from '@tanstack/react-query'
import * as messages from '#contract/messages.ts'
import { messageOf } from '../../api/failure.ts'
import { Button } from '../../ui/Button.tsx'
import { fetchSigningKey } from './queries.ts'

/** How a lender reports outcomes itself, with its key on request. */
export function SigningKey({ lender, month }: { lender: string; month: string }) {
  const shown = useMutation({ mutationFn: () => fetchSigningKey(lender, month) })
  return (
    <details className="rounded-card border border-line bg-surface px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        How this lender reports by itself
      </summary>
      <div className="flex flex-col items-start gap-3 pb-4">
        <p className="max-w-prose">
          One request for each event, signed with the lender’s own key. Give the key to nobody else; showing
          it is recorded in the audit. The signature is the HMAC-SHA256 of the Unix time, a full stop and the
          body. A repeated event changes nothing, so after an error the lender sends it again.
        </p>
        {shown.data === undefined ? (
          <Button variant="secondary" busy={shown.isPending} onClick={() => shown.mutate()}>
            Show the key
          </Button>
        ) : (
          <p className="wrap-anywhere">
            <span className="font-medium">Key: </span>
            <code translate="no">{shown.data}</code>
          </p>
        )}
        {shown.isError && (
          <p role="alert" className="text-danger">
            {messageOf(shown.error, messages.outcomesNotFetched)}
          </p>
        )}
        <pre
          translate="no"
          className="w-full whitespace-pre-wrap wrap-anywhere rounded-control bg-paper p-3 text-sm"
        >
          <code>{recipe(lender, shown.data ?? '…')}</code>
        </pre>
      </div>
    </details>
  )
}

const recipe = (lender: string, key: string) => `lender='${encodeURIComponent(lender)}'
key='${key}'
body='{"event_id":"LOAN-0001-PAID","handover":"20261129-0123456789abcdef0123456789abcdef","kind":"disbursed","at":"2026-11-29T14:05:00+05:30","amount":250000}'
time=$(date +%s)
signature=$(printf '%s.%s' "$time" "$body" | openssl dgst -sha256 -hmac "$key" | sed 's/^.* //')
curl ${window.location.origin}/user/handover-outcome \\
  -H 'content-type: application/json' \\
  -H "x-tulna-lender: $lender" \\
  -H "x-tulna-timestamp: $time" \\
  -H "x-tulna-signature: v1=$signature" \\
  --data-binary "$body"`
