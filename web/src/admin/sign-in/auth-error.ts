import { adminPasswordLength } from '#contract/limits.ts'
import * as messages from '#contract/messages.ts'

export const passwordRule = `At least ${adminPasswordLength} characters, with lowercase and uppercase letters, a digit and a symbol such as ! or -.`

const wrongPassword = 'Wrong e-mail or password.'
const wrongCode = 'That code is wrong. Enter the latest one.'
const timedOut = 'That took too long. Please sign in again from the start.'

/** Words for errors of Cognito and Amplify. `message` tells apart problems that share a name. The first match wins. */
const words: [name: string, message: RegExp, words: string][] = [
  ['NotAuthorizedException', /attempts exceeded/i, messages.tooManyRequests],
  [
    'NotAuthorizedException',
    /temporary password/i,
    'Your temporary password has expired. Ask for a new one.',
  ],
  ['NotAuthorizedException', /session/i, timedOut],
  ['NotAuthorizedException', /./, wrongPassword],
  ['UserNotFoundException', /./, wrongPassword],
  ['InvalidPasswordException', /policy|conform/i, passwordRule],
  // From the local user pool, when somebody signs in with a wrong password.
  ['InvalidPasswordException', /./, wrongPassword],
  ['PasswordHistoryPolicyViolationException', /./, 'You have used that password before. Choose another one.'],
  ['CodeMismatchException', /./, wrongCode],
  ['EnableSoftwareTokenMFAException', /./, wrongCode],
  ['ExpiredCodeException', /already been used/i, 'That code was used already. Wait for the next one.'],
  ['ExpiredCodeException', /./, 'That code has expired. Go back and ask for a new one.'],
  ['LimitExceededException', /./, messages.tooManyRequests],
  ['TooManyRequestsException', /./, messages.tooManyRequests],
  ['TooManyFailedAttemptsException', /./, messages.tooManyRequests],
  ['SignInException', /./, timedOut],
]

export function authErrorMessage({ name, message }: Error): string {
  if (name === 'NetworkError' && !navigator.onLine) return messages.offline
  const match = words.find(([expected, pattern]) => name === expected && pattern.test(message))
  return match?.[2] ?? messages.somethingWentWrong
}
