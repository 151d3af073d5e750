import { networkFailure } from '../api/failure.ts'
import { siteConfig } from '../api/site-config.ts'
import type { PhoneProvider } from './phone-provider.ts'

let inUse: Promise<PhoneProvider> | undefined

/** The provider that this deployment uses, loaded on first use. */
export function phoneProvider(): Promise<PhoneProvider> {
  inUse ??= load().catch((error: unknown) => {
    inUse = undefined
    throw error
  })
  return inUse
}

/** The provider, if `phoneProvider` has loaded it or is loading it. Otherwise there is nothing to sign out of. */
export const phoneProviderInUse = () => inUse

async function load(): Promise<PhoneProvider> {
  const { firebase } = await siteConfig().catch(() => {
    throw networkFailure()
  })
  if (!firebase) return (await import('./demo-provider.ts')).demoProvider
  const { firebaseProvider } = await import('./firebase-provider.ts')
  return firebaseProvider(firebase)
}
