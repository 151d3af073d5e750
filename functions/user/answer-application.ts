import { saveAnswer } from '#applications/answers.ts'
import * as messages from '#contract/messages.ts'
import * as routes from '#contract/routes.ts'
import { endpoint } from '#http/endpoint.ts'

export const handler = endpoint(
  routes.answerApplication,
  async ({ body: { id, ...answer }, borrower, now }) => {
    await saveAnswer(borrower, answer, now)
    return { message: messages.answerNoted }
  },
)
