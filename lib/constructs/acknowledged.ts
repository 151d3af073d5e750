import { type CfnElement, Stack, Validations } from 'aws-cdk-lib'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { IConstruct } from 'constructs'

/** Lets cdk-nag pass over findings, by their rules, and says why each is right as it is. */
export function acknowledge(construct: IConstruct, reasons: Record<string, string>) {
  for (const [rule, reason] of Object.entries(reasons))
    Validations.of(construct).acknowledge({ id: `AwsSolutions-${rule}`, reason })
}

/** A function may use the objects of a bucket of another stack, or of a folder in it, whose names nobody knows yet. */
export function acknowledgeObjects(construct: IConstruct, bucket: IBucket, folder = '*') {
  const { stack } = bucket
  // cdk-nag names the finding by what the policy imports.
  const { 'Fn::ImportValue': name } = Stack.of(construct).resolve(stack.exportValue(bucket.bucketArn))
  acknowledge(construct, {
    [`IAM5[Resource::${name}/${folder}]`]: 'Nothing else is there, and objects are named as they come.',
  })
}

/** What CDK brings along to fill a bucket of this stack, and what its policy allows. */
export function acknowledgeBucketDeployment(bucket: IBucket) {
  const { stack } = bucket
  const uploader = stack.node.children.find(({ node }) => node.id.startsWith('Custom::CDKBucketDeployment'))
  if (!uploader) throw new Error('CDK has no uploader of buckets in this stack any more')
  const reason =
    'CDK makes this function and its policy. It runs during deployments only, and on the two buckets it names.'
  const actions = ['s3:GetObject*', 's3:GetBucket*', 's3:List*', 's3:DeleteObject*', 's3:Abort*']
  const assets = `arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}`
  const filled = `<${stack.getLogicalId(bucket.node.defaultChild as CfnElement)}.Arn>`
  acknowledge(uploader, {
    L1: 'CDK chooses the runtime of its own function.',
    'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]': reason,
    ...Object.fromEntries(actions.map((action) => [`IAM5[Action::${action}]`, reason])),
    [`IAM5[Resource::${assets}/*]`]: reason,
    [`IAM5[Resource::${filled}/*]`]: reason,
  })
}
