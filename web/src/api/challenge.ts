/**
 * The `cause` of an error for a response that comes from a firewall instead of our server. The firewall's script runs only
 * while a page loads. AWS WAF marks its responses
 * (https://docs.aws.amazon.com/waf/latest/developerguide/waf-captcha-and-challenge-how-it-works.html); other firewalls
 * answer with success and no JSON.
 */
const challenge = 'challenge'

/** The options of the error for a failed response. `body` is undefined if the response has no JSON. */
export const challengeIn = ({ ok, headers }: Response, body: unknown): ErrorOptions =>
  headers.has('x-amzn-waf-action') || (ok && body === undefined) ? { cause: challenge } : {}

export const isChallenge = (error: unknown) => error instanceof Error && error.cause === challenge

/** The JSON of a response; undefined if it isn't JSON. Rejects if the response is cut off. */
export const jsonIn = (response: Response) =>
  response.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error
  })
