import { type Lookup, type Resource, resolve, type Template } from './intrinsics.ts'

export interface Stack {
  name: string
  template: Template
}

/** What a resource answers to `Ref` and to `Fn::GetAtt`. */
export interface ProvisionedResource {
  ref: string
  attributes?: Record<string, string>
}

/** Brings a resource about. `name` is its physical name, the same at every start. */
export type Emulator = (
  properties: unknown,
  name: string,
) => Promise<ProvisionedResource> | ProvisionedResource

/** Says which properties an emulator reads; the synthesis has checked them against CloudFormation's schema. */
export const emulator = <Properties>(
  provision: (properties: Properties, name: string) => Promise<ProvisionedResource> | ProvisionedResource,
): Emulator => provision as Emulator

export const region = 'ap-south-1'
export const account = '000000000000'

/** Logs and the like: nothing happens here because of them. */
const withoutLocalMeaning = [
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::Dashboard',
  'AWS::Lambda::LayerVersion',
  'AWS::Lambda::Permission',
  'AWS::Logs::LogGroup',
  'AWS::Logs::MetricFilter',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::Subscription',
  'AWS::SNS::Topic',
  'AWS::SNS::TopicPolicy',
]

/**
 * Brings about every resource of the stacks, each after those that it refers to. Throws, naming it, on a
 * resource type that has no emulator.
 */
export async function provision(stacks: Stack[], emulators: Record<string, Emulator>): Promise<void> {
  const players = stacks.map((stack) => new Player(stack, emulators, (name) => exported(name)))
  await Promise.all(players.map((player) => player.playAll()))

  async function exported(name: string): Promise<unknown> {
    for (const player of players) {
      const value = await player.export(name)
      if (value !== undefined) return value
    }
    throw new Error(`No stack exports ${name}`)
  }
}

class Player implements Lookup {
  private readonly started = new Map<string, Promise<ProvisionedResource>>()
  private readonly stack: Stack
  private readonly emulators: Record<string, Emulator>
  readonly exported: Lookup['exported']

  constructor(stack: Stack, emulators: Record<string, Emulator>, exported: Lookup['exported']) {
    this.stack = stack
    this.emulators = emulators
    this.exported = exported
  }

  async playAll() {
    await Promise.all(Object.keys(this.stack.template.Resources).map((id) => this.played(id)))
  }

  async ref(name: string) {
    return name.startsWith('AWS::') ? this.pseudoParameter(name) : (await this.played(name)).ref
  }

  async attribute(id: string, name: string) {
    const { attributes } = await this.played(id)
    if (withoutLocalMeaning.includes(this.resource(id).Type)) return `${id}.${name}`
    const value = attributes?.[name]
    if (value === undefined)
      throw new Error(`${this.resource(id).Type} (${id}) has no local attribute ${name}`)
    return value
  }

  async export(name: string): Promise<unknown> {
    const outputs = Object.values(this.stack.template.Outputs ?? {})
    return resolve(outputs.find((output) => output.Export?.Name === name)?.Value, this)
  }

  private played(id: string): Promise<ProvisionedResource> {
    const started = this.started.get(id) ?? this.start(id)
    this.started.set(id, started)
    return started
  }

  private async start(id: string): Promise<ProvisionedResource> {
    const resource = this.resource(id)
    if (withoutLocalMeaning.includes(resource.Type)) return { ref: id }
    const emulator = this.emulators[resource.Type]
    if (!emulator) throw new Error(`The local cloud does not know the resource type ${resource.Type} (${id})`)
    await Promise.all([resource.DependsOn ?? []].flat().map((dependency) => this.played(dependency)))
    const properties = await resolve(resource.Properties ?? {}, this)
    return emulator(properties, `${this.stack.name}-${id}`)
  }

  private pseudoParameter(name: string) {
    const values: Record<string, string | undefined> = {
      'AWS::AccountId': account,
      'AWS::NoValue': undefined,
      'AWS::Partition': 'aws',
      'AWS::Region': region,
      'AWS::StackName': this.stack.name,
      'AWS::URLSuffix': 'amazonaws.com',
    }
    if (name in values) return values[name]
    throw new Error(`The template uses ${name}, which the local cloud does not know`)
  }

  private resource(id: string): Resource {
    const resource = this.stack.template.Resources[id]
    if (!resource) throw new Error(`${this.stack.name} refers to ${id}, which it does not have`)
    return resource
  }
}
