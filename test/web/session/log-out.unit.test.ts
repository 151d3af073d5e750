import { afterEach, expect, onTestFinished, test, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.doUnmock('#web/session/load-phone-provider.ts')
  vi.resetModules()
})

test('signs out of the phone provider after the server’s answer, then clears the session and goes home', async () => {
  const steps: string[] = []
  const step = (name: string) => async () => void steps.push(name)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  vi.resetModules()
  const goHome = () => void steps.push(readSession().canLogOut ? 'go home signed in' : 'go home')
  vi.stubGlobal('window', { location: { assign: goHome } })
  vi.stubGlobal('fetch', async (_: unknown, init?: RequestInit) => {
    steps.push(`send ${String(init?.body)}`)
    await answered
    steps.push('get the answer')
    return Response.json({ success: true, message: 'Bye' })
  })
  vi.doMock('#web/session/load-phone-provider.ts', () => ({
    phoneProviderInUse: async () => ({ signOut: step('sign out'), reset: step('reset') }),
  }))
  const { startSession, readSession } = await import('#web/session/session.ts')
  const { logOut } = await import('#web/session/log-out.ts')
  startSession('9876543210', `.${btoa('{"user_id":"b1"}')}.`)

  const left = logOut()
  await vi.waitFor(() => expect(steps).toContain('send {"user_id":"b1"}'))
  answer()
  await left
  await vi.waitFor(() => expect(steps).toContain('reset'))
  expect(steps).toEqual(['send {"user_id":"b1"}', 'get the answer', 'sign out', 'go home', 'reset'])
})

test('after a closed account, a sign-out that fails is only logged, and the phone provider is reset', async () => {
  const reset = vi.fn(async () => {})
  const signOut = async () => Promise.reject(new Error('The network is down'))
  vi.resetModules()
  vi.doMock('#web/session/load-phone-provider.ts', () => ({
    phoneProviderInUse: async () => ({ signOut, reset }),
  }))
  const logged = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => logged.mockRestore())
  const { startSession, readSession } = await import('#web/session/session.ts')
  const { forgetBorrower } = await import('#web/session/log-out.ts')
  startSession('9876543210', `.${btoa('{"user_id":"b1"}')}.`)

  await forgetBorrower()
  expect(readSession().canLogOut).toBe(false)
  expect(reset).toHaveBeenCalledOnce()
  expect(logged).toHaveBeenCalledOnce()
})
