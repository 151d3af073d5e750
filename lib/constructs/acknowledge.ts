import { type CfnElement, Stack, Token, Validations } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'

/**
 * Acknowledges cdk-nag findings on a construct.
 *
 * @param reasons why each finding is acceptable, by rule id without `AwsSolutions-`, such as `S1`
 */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>) {
  for (const [rule, reason] of Object.entries(reasons))
    Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason })
}

/** Acknowledges a grant on every object in a bucket of another stack, or in one of its folders. */
export function acknowledgeObjects(construct: IConstruct, bucket: IBucket, folder = '*') {
  const { stack } = bucket
  // In the finding's id, the name of the CloudFormation export that the policy imports stands for the bucket's ARN.
  const { 'Fn::ImportValue': name } = Stack.of(construct).resolve(stack.exportValue(bucket.bucketArn))
  acknowledge(construct, {
    [`IAM5[Resource::${name}/${folder}]`]:
      'Object keys are not known in advance, and nothing else is stored there.',
  })
}

/** Acknowledges the findings on the function with which CDK uploads files to a bucket, and on its policy. */
export function acknowledgeBucketDeployment(bucket: IBucket) {
  const { stack } = bucket
  const deployer = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'))
  if (!deployer) throw new Error('The stack has no CDKBucketDeployment function')
  const reason =
    'CDK creates this function and its policy. It runs only during deployments, on the two buckets in its policy.'
  const actions = ['s3:GetObject*', 's3:GetBucket*', 's3:List*', 's3:DeleteObject*', 's3:Abort*']
  const qualifier = stack.synthesizer.bootstrapQualifier
  const { account, partition } = inFindings(stack)
  const assets = `arn:${partition}:s3:::cdk-${qualifier}-assets-${account}-${stack.region}`
  const filled = `<${stack.getLogicalId(bucket.node.defaultChild as CfnElement)}.Arn>`
  acknowledge(deployer, {
    L1: 'CDK chooses the runtime of its own function.',
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]': reason,
    ...Object.fromEntries(actions.map((action) => [`IAM5[Action::${action}]`, reason])),
    [`IAM5[Resource::${assets}/*]`]: reason,
    [`IAM5[Resource::${filled}/*]`]: reason,
  })
}

/** The account and the partition of a stack as cdk-nag spells them in the id of a finding. */
export const inFindings = ({ account, partition }: Stack) => ({
  account: Token.isUnresolved(account) ? '<AWS::AccountId>' : account,
  partition: Token.isUnresolved(partition) ? '<AWS::Partition>' : partition,
})
