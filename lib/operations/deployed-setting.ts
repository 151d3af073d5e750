import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda'
import { environment } from '#runtime/environment.ts'
import { functionNameOf } from '../resource-names.ts'

/** An environment variable of a deployed stage's function; undefined if it is not set. */
export async function findDeployedSetting(
  stage: string,
  routeName: string,
  variable: string,
): Promise<string | undefined> {
  const FunctionName = functionNameOf(stage, routeName)
  const { Environment } = await new LambdaClient({}).send(
    new GetFunctionConfigurationCommand({ FunctionName }),
  )
  return Environment?.Variables?.[variable]
}

/** An environment variable of a deployed stage's function. Throws a one-line error if it is not set. */
export async function deployedSetting(stage: string, routeName: string, variable: string): Promise<string> {
  const value = await findDeployedSetting(stage, routeName, variable)
  if (!value) throw new Error(`${functionNameOf(stage, routeName)} has no setting ${variable}`)
  return value
}

/** The name of the table that a deployed stage's functions use. Throws a one-line error if they name none. */
export const deployedTable = (stage: string) => deployedSetting(stage, 'users', environment.tableName)
