import { limits } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'
import { ReadableFailure } from '../api/failure.ts'
import type { PhoneProvider } from './phone-provider.ts'
import { read, write } from './storage.ts'

/** Demo mode: the code is generated, shown and verified in the browser. */
export const demoProvider: PhoneProvider = {
  send: async () => ({ by: 'demo', message: messages.otpSent, demoCode: keepNewCode() }),
  resend: async () => ({ by: 'demo', message: messages.otpResent, demoCode: keepNewCode() }),
  // The code is in the browser's storage, as specified.
  resume: () => {},
  async verify(code) {
    const expected = read('shop-otp')
    if (!expected) throw new ReadableFailure(messages.otpNotRequested)
    if (code !== expected) throw new ReadableFailure(messages.otpInvalid)
    return { by: 'demo' }
  },
  signOut: async () => {},
  reset: () => write('shop-otp', null),
}

function keepNewCode(): string {
  const code = newCode()
  write('shop-otp', code)
  return code
}

/** A uniform random code from 100000 to 999999, by rejection sampling. */
function newCode(): string {
  const { min, max } = limits.demoCode
  const range = max - min + 1
  const fair = Math.floor(2 ** 32 / range) * range
  for (;;) {
    const [draw = fair] = crypto.getRandomValues(new Uint32Array(1))
    if (draw < fair) return String(min + (draw % range))
  }
}
