import { RemovalPolicy, SecretValue } from 'aws-cdk-lib'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import { Secret } from 'aws-cdk-lib/aws-secretsmanager'
import { Construct } from 'constructs'
import { edgeHeader } from '#contract/route.ts'
import { environment } from '#runtime/environment.ts'
import { acknowledge } from './acknowledge.ts'

export interface EdgeSecretProps {
  /**
   * The id of the secret's version; the current version if absent. A new value reaches every resource
   * reliably only if this changes.
   */
  versionId?: string | undefined
}

/**
 * A secret that CloudFront adds to each request to the API. Functions get it as an environment variable: CloudFront's
 * configuration contains it in plain text anyway, and reading it from Secrets Manager would delay every cold start.
 */
export class EdgeSecret extends Construct {
  private readonly value: string

  constructor(scope: Construct, id: string, { versionId }: EdgeSecretProps) {
    super(scope, id)
    const secret = new Secret(this, 'Secret', {
      description: 'Marks requests that CloudFront sends to the API',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    })
    acknowledge(secret, {
      SMG4: 'Rotated by hand (docs/incidents.md): CloudFront gets a new value only by a deployment.',
    })
    // A dynamic reference, which each function repeats. A template may have at most 60 of them.
    this.value = SecretValue.secretsManager(secret.secretArn, versionId ? { versionId } : {}).unsafeUnwrap()
  }

  /** The headers that CloudFront adds to each request to the API. They replace a viewer's header of the same name. */
  get originHeaders(): Record<string, string> {
    return { [edgeHeader]: this.value }
  }

  /** Lets a function recognize requests that CloudFront sends. */
  allow(fn: LambdaFunction) {
    fn.addEnvironment(environment.edgeSecret, this.value)
  }
}
