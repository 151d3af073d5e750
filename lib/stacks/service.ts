import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib'
import { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2'
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda'
import type { Construct } from 'constructs'
import type { Route } from '#contract/route.ts'
import * as contract from '#contract/routes.ts'
import { environment } from '#runtime/environment.ts'
import { ApiStage } from '../constructs/api-stage.ts'
import { ChangeSchedule } from '../constructs/change-schedule.ts'
import { Dashboard } from '../constructs/dashboard.ts'
import { DemoCleanup } from '../constructs/demo-cleanup.ts'
import { EdgeSecret } from '../constructs/edge-secret.ts'
import { Endpoint } from '../constructs/endpoint.ts'
import { environmentOf } from '../constructs/endpoint-environment.ts'
import { ExportWorker } from '../constructs/export-worker.ts'
import { firebaseSources } from '../constructs/firebase-sources.ts'
import { GradualReleases } from '../constructs/gradual-releases.ts'
import { allow, grantData, grants, mayWrite } from '../constructs/grants.ts'
import { LinkChecks } from '../constructs/link-checks.ts'
import { PaymentReport } from '../constructs/payment-report.ts'
import { Site } from '../constructs/site.ts'
import { challengeSources } from '../constructs/waf-rules.ts'
import { metricNamespaceOf } from '../resource-names.ts'
import type { Config } from '../settings/config.ts'
import type { DataStack } from './data.ts'
import { deployedRoutes } from './deployed-routes.ts'

export interface ServiceStackProps extends StackProps {
  /** The settings of the stage. */
  config: Config
  /** The stack with the data that the functions use. */
  data: DataStack
  /** The ARN of the SNS topic that reaches the operators. */
  operatorsTopicArn: string
  /** The ARN of an AWS WAF web ACL for the site. */
  webAclArn?: string
}

/**
 * Concurrent executions reserved for administrators' heaviest work and for complaints, which anybody may send, so that
 * neither they nor borrowers' requests can starve the other. 200 searches a second, the default `adminRate`, need 50: each
 * takes a quarter of a second. 50 complaints a second, the limit of the route, need 10.
 */
const reserved = { exports: 5, lists: 50, complaints: 10 }

const reservedFor = new Map<Route, number>([
  [contract.users, reserved.lists],
  [contract.complaint, reserved.complaints],
])

/** The API, its functions and the site: everything that stores no data. */
export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, given: ServiceStackProps) {
    const { config, data, operatorsTopicArn, webAclArn, ...props } = given
    super(scope, id, props)
    const { stage, demo, isPublicDemo, firebase, domain } = config
    const api = new HttpApi(this, 'Api', { apiName: `tulna-${stage}`, createDefaultStage: false })
    const deployed = deployedRoutes(config)
    const routes = deployed.map(([, route]) => route)
    const adminAuthorizer = data.administrators.authorizer()
    const worker = new ExportWorker(this, 'ExportWorker', {
      stage,
      table: data.table,
      bucket: data.exports,
      reservedConcurrency: config.reservedConcurrency ? reserved.exports : undefined,
    })

    const edgeSecret = new EdgeSecret(this, 'EdgeSecret', { versionId: config.edgeSecretVersion })

    const endpoints = deployed.map(([key, route]) => {
      const reservedConcurrency = config.reservedConcurrency ? reservedFor.get(route) : undefined
      const endpoint = new Endpoint(this, key, {
        api,
        route,
        adminAuthorizer,
        stage,
        reservedConcurrency,
        environment: environmentOf(key, route, { config, data }),
      })
      grantData(endpoint.function, route, grants[key], data)
      edgeSecret.allow(endpoint.function)
      if (route === contract.exportUsers) worker.grantExport(endpoint.function)
      return endpoint
    })
    const functions = endpoints.map((endpoint) => endpoint.function)
    new ApiStage(this, 'ApiStage', { api, routes, stage, rates: config.routeRates })

    const site = new Site(this, 'Site', {
      api,
      originHeaders: edgeSecret.originHeaders,
      routes,
      writing: deployed.filter(([key]) => mayWrite(grants[key].table)).map(([, { path }]) => path),
      siteConfig: {
        stage,
        demo,
        ...(isPublicDemo && { publicDemo: true }),
        ...(firebase && { firebase }),
        grievanceOfficer: config.grievanceOfficer,
        admin: data.administrators.signIn,
      },
      logoBucket: data.logos.bucket,
      exportsBucket: data.exports,
      externalSources: [
        { 'connect-src': [data.administrators.host, data.logos.uploads] },
        ...(firebase ? [firebaseSources(firebase)] : []),
        ...(config.wafChallenge ? [challengeSources] : []),
      ],
      domain,
      webAclArn,
    })
    // The site is deployed after the functions: old pages work with new functions, and every function must accept a new
    // secret before CloudFront sends it.
    site.node.addDependency(...endpoints.map(({ live }) => live))
    const changeSchedule = new ChangeSchedule(this, 'ChangeSchedule', {
      stage,
      table: data.table,
      bucket: data.logos.bucket,
      receiptSecret: data.receiptSecret,
      siteAddress: site.address,
    })
    const paymentReport = new PaymentReport(this, 'PaymentReport', {
      stage,
      table: data.table,
      bucket: data.logos.bucket,
    })
    const linkChecks =
      config.linkHosts.length > 0
        ? new LinkChecks(this, 'LinkChecks', {
            stage,
            table: data.table,
            hosts: config.linkHosts,
            siteAddress: site.address,
          })
        : undefined
    const demoCleanup = isPublicDemo
      ? new DemoCleanup(this, 'DemoCleanup', { stage, table: data.table })
      : undefined

    for (const endpoint of endpoints)
      if (endpoint.route === contract.complaint) grantPublish(endpoint.function, operatorsTopicArn)
    if (config.monitoring) {
      const { table } = data
      const workers = [
        worker.function,
        changeSchedule.function,
        paymentReport.function,
        ...(linkChecks ? [linkChecks.function] : []),
        ...(demoCleanup ? [demoCleanup.function] : []),
      ]
      for (const fn of [...functions, ...workers])
        fn.addEnvironment(environment.metricNamespace, metricNamespaceOf(stage))
      if (config.canary) new GradualReleases(this, 'Releases', { endpoints, stage })
      new Dashboard(this, 'Dashboard', { stage, table, functions, api, routes })
    }
    new CfnOutput(this, 'SiteAddress', { value: site.address })
    new CfnOutput(this, 'DistributionHost', { value: site.distributionHost })
  }
}

/** Lets a function send the operators a message. */
function grantPublish(fn: LambdaFunction, topicArn: string) {
  fn.addEnvironment(environment.operatorsTopic, topicArn)
  allow(fn, ['sns:Publish'], topicArn)
}
