import { Stack } from 'aws-cdk-lib'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import type { Construct } from 'constructs'

/** The topic for a stage's alarms in one region. AWS asks `email` to confirm the subscription. */
export function alarmTopic(
  scope: Construct,
  { name, email }: { name: string; email?: string | undefined },
): Topic {
  const topic = new Topic(scope, 'Topic', { topicName: name, enforceSSL: true })
  // `enforceSSL` adds a topic policy, which replaces the default one that lets alarms publish.
  topic.addToResourcePolicy(
    new PolicyStatement({
      actions: ['sns:Publish'],
      principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
      resources: [topic.topicArn],
      conditions: { StringEquals: { 'aws:SourceAccount': Stack.of(scope).account } },
    }),
  )
  if (email) topic.addSubscription(new EmailSubscription(email))
  return topic
}
