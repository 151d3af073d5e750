import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  type PolicyStatement,
  Role,
  ServicePrincipal,
} from 'aws-cdk-lib/aws-iam'
import type { Construct } from 'constructs'

/**
 * The role of a function. Its permissions are a part of the role, where CDK would make them a resource of their own: a stack may have
 * 500 resources, and each route has a function.
 */
export class FunctionRole extends Role {
  private readonly permissions: PolicyDocument

  constructor(scope: Construct, id: string) {
    // Rendered when the stack is synthesized, so it has what is added until then.
    const permissions = new PolicyDocument()
    super(scope, id, {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { Permissions: permissions },
    })
    this.permissions = permissions
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.permissions.addStatements(statement)
    return { statementAdded: true, policyDependable: this }
  }
}
