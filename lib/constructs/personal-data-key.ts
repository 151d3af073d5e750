import { RemovalPolicy, Stack } from 'aws-cdk-lib'
import { AnyPrincipal, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { Key } from 'aws-cdk-lib/aws-kms'
import type { Construct } from 'constructs'

/**
 * The key of the table and the exports. Its policy lets functions use it through DynamoDB and S3 only. It names the
 * functions' roles by prefix, because the key is deployed before them. Everybody else needs a permission on the key besides
 * that on the data.
 *
 * @param functionRoles what the names of the functions' roles begin with
 */
export function personalDataKey(scope: Construct, { functionRoles }: { functionRoles: string }): Key {
  const { account, region, partition } = Stack.of(scope)
  const key = new Key(scope, 'PersonalDataKey', {
    description: 'Encrypts the table and the exports of borrowers',
    enableKeyRotation: true,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  })
  key.addToResourcePolicy(
    new PolicyStatement({
      principals: [new AnyPrincipal()],
      actions: ['kms:Decrypt', 'kms:DescribeKey', 'kms:Encrypt', 'kms:GenerateDataKey*', 'kms:ReEncrypt*'],
      resources: ['*'],
      conditions: {
        StringEquals: {
          'kms:CallerAccount': account,
          'kms:ViaService': ['dynamodb', 's3'].map((service) => `${service}.${region}.amazonaws.com`),
        },
        ArnLike: { 'aws:PrincipalArn': `arn:${partition}:iam::${account}:role/${functionRoles}*` },
      },
    }),
  )
  return key
}
