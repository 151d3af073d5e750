import { inject } from 'vitest'
import { type Cloud, type CloudOptions, startCloud } from '#lib/local/cloud.ts'
import { atEnd, temporaryFolder } from './temporary-folder.ts'

/**
 * Starts a cloud that no other test uses, and stops it at the end of the test or file. Unless `options` says otherwise,
 * it has no pages, and it runs the stacks that were synthesized for the run's shared cloud.
 */
export async function ownCloud(options: Partial<CloudOptions> = {}): Promise<Cloud & { state: string }> {
  const { state = temporaryFolder() } = options
  const assembly = options.stacks ? undefined : inject('assembly')
  // On a busy machine a response may take seconds.
  const cloud = await startCloud({
    hasPages: false,
    timeoutFactor: 10,
    ...(assembly && { assembly }),
    ...options,
    state,
  })
  atEnd(cloud.stop)
  return { ...cloud, state }
}
