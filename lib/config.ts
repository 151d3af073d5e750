/** What an operator decides about a stage: `cdk deploy --all -c stage=prod -c region=ap-south-1`. */
export interface Config {
  /** Names the stacks. `local` is this machine, `prod` is for customers; others are as you like. */
  stage: string
  /** The AWS region. Personal data of Indian borrowers stays in India unless somebody says otherwise. */
  region: string
  /** Deploys the demo sign-in, which proves nothing about a phone: anybody may sign in as any unverified number. */
  demo: boolean
}

export const defaultRegion = 'ap-south-1'

/**
 * Reads the settings from CDK context. Throws one line that says what to set.
 *
 * @param context looks up a context value, a string where it comes from `-c`, any JSON where from cdk.json
 */
export function readConfig(context: (key: string) => unknown): Config {
  const stage = String(context('stage') ?? '')
  if (!/^[a-z][a-z0-9]{0,11}$/.test(stage)) {
    throw new Error(`Set the stage, 1 to 12 small letters and digits: -c stage=dev (it is "${stage}")`)
  }
  const region = String(context('region') ?? defaultRegion)
  if (!/^[a-z]{2}(-[a-z]+)+-\d$/.test(region)) {
    throw new Error(`Set a region as AWS writes it: -c region=${defaultRegion} (it is "${region}")`)
  }
  const demo = String(context('demo') ?? stage === 'local')
  if (demo !== 'true' && demo !== 'false') {
    throw new Error(`Set demo to true or false: -c demo=false (it is "${demo}")`)
  }
  if (stage === 'prod' && demo === 'true') {
    throw new Error('Demo mode must be off in prod, where it would let anybody in: -c demo=false')
  }
  return { stage, region, demo: demo === 'true' }
}
