import { join } from 'node:path'
import { RemovalPolicy } from 'aws-cdk-lib'
import {
  ApplicationLogLevel,
  Architecture,
  Code,
  type FunctionOptions,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda'
import { LogGroup } from 'aws-cdk-lib/aws-logs'
import type { Construct } from 'constructs'
import { environment } from '#runtime/environment.ts'
import { dist } from '../dist.ts'
import { functionNameOf } from '../resource-names.ts'
import { acknowledge } from './acknowledge.ts'
import { FunctionRole } from './function-role.ts'
import { logRetention } from './log-retention.ts'

export interface BundledFunctionProps extends FunctionOptions {
  /** Part of the function's name. */
  stage: string
  /** The folder of the bundle in dist/functions, and the end of the function's name. */
  name: string
}

/**
 * A Lambda function with code that the build bundled. It may write its own logs and traces; all else must be granted.
 *
 * The id of its log group is always `Logs`, so each function needs a scope of its own. The id cannot change, because
 * CloudFormation would then replace the log groups of deployed functions.
 */
export class BundledFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, { stage, name, ...props }: BundledFunctionProps) {
    const logGroup = new LogGroup(scope, 'Logs', {
      retention: logRetention,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    })
    // The role that CDK creates by default could write to every log group in the account.
    const role = new FunctionRole(scope, `${id}Role`)
    logGroup.grantWrite(role)
    acknowledge(role, {
      'IAM5[Resource::*]': 'X-Ray does not support resource-level permissions for traces.',
    })
    super(scope, id, {
      ...props,
      functionName: functionNameOf(stage, name),
      code: Code.fromAsset(join(dist.functions, name)),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      tracing: Tracing.ACTIVE,
      logGroup,
      // Of Lambda's own lines only those about a call that failed: each call has three, as long as our own line.
      loggingFormat: LoggingFormat.JSON,
      systemLogLevelV2: SystemLogLevel.WARN,
      applicationLogLevelV2: ApplicationLogLevel.INFO,
      role,
      environment: {
        ...props.environment,
        [environment.callerName]: name,
      },
    })
  }
}
