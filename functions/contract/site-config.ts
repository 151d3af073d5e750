/**
 * What `/config.json` says: the deployment's own settings for the web app, which is built once and is the
 * same in every stage. Everything in it is public.
 */
export interface SiteConfig {
  stage: string
  /** Demo sign-in is deployed in this stage (design section 5.1). */
  demo: boolean
  /** The phone provider; absent where the stage has only demo mode. */
  firebase?: { apiKey: string; authDomain: string; projectId: string; appId: string }
  /** The administrators' user pool. `endpoint` is set where the pool is not at its usual AWS address. */
  admin?: { region: string; userPoolId: string; clientId: string; endpoint?: string }
}
