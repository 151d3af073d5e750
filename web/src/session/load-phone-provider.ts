import { siteConfig } from '../api/site-config.ts'
import type { PhoneProvider } from './phone-provider.ts'

let inUse: Promise<PhoneProvider> | undefined

/** The provider that this deployment uses. Its code is loaded when someone first needs it. */
export function phoneProvider(): Promise<PhoneProvider> {
  inUse ??= load().catch((error: unknown) => {
    inUse = undefined
    throw error
  })
  return inUse
}

/** The provider, if anybody has needed it since the page was loaded: otherwise it holds nothing. */
export const phoneProviderInUse = () => inUse

async function load(): Promise<PhoneProvider> {
  const { firebase } = await siteConfig()
  if (!firebase) return (await import('./demo-provider.ts')).demoProvider
  const { firebaseProvider } = await import('./firebase-provider.ts')
  return firebaseProvider(firebase)
}
