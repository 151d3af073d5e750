import { mockClient } from 'aws-sdk-client-mock'

const mocks: { restore(): void }[] = []

/** Replaces `send` of every client of a class until `restoreAws`, which `shared-process.ts` calls after each test file. */
export const mockAws: typeof mockClient = (client) => {
  const mock = mockClient(client)
  mocks.push(mock)
  return mock
}

export function restoreAws(): void {
  for (const mock of mocks.splice(0)) mock.restore()
}
