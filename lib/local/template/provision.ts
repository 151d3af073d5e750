import { resolveSecrets } from './dynamic-references.ts'
import { type ReferenceResolver, type Resource, resolve, type Template } from './intrinsics.ts'

export interface Stack {
  name: string
  template: Template
}

/** The values that `Ref` and `Fn::GetAtt` return for a resource. */
export interface ProvisionedResource {
  ref: string
  attributes?: Record<string, string>
}

/** Creates a resource. `name` is the same at every start: the physical name of a resource whose properties give none. */
export type Emulator = (
  properties: unknown,
  name: string,
) => Promise<ProvisionedResource> | ProvisionedResource

/** Types the properties that an emulator reads. CDK's typed constructs wrote them, so they are not validated here. */
export const emulator = <Properties>(
  create: (properties: Properties, name: string) => Promise<ProvisionedResource> | ProvisionedResource,
): Emulator => create as Emulator

export const region = 'ap-south-1'
export const account = '000000000000'

/** Resource types that have no effect in the local cloud. */
const ignoredTypes = [
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudWatch::Alarm',
  'AWS::CloudWatch::CompositeAlarm',
  'AWS::CloudWatch::Dashboard',
  'AWS::Lambda::LayerVersion',
  'AWS::Lambda::Permission',
  'AWS::Logs::LogGroup',
  'AWS::Logs::MetricFilter',
  'AWS::S3::BucketPolicy',
  'AWS::SNS::Subscription',
  'AWS::SNS::TopicPolicy',
]

/**
 * Creates every resource of the stacks, each after the resources that it refers to. Throws on a resource type that is
 * not in `ignoredTypes` and has no emulator, and names it.
 *
 * @param secretOf returns the value of a secret that has been created, by its ARN
 */
export async function provision(
  stacks: Stack[],
  emulators: Record<string, Emulator>,
  secretOf: (arn: string) => string = () => '',
): Promise<void> {
  const provisioners = stacks.map((stack) => new StackProvisioner(stack, emulators, importValue, secretOf))
  await Promise.all(provisioners.map((provisioner) => provisioner.provisionAll()))

  async function importValue(name: string): Promise<unknown> {
    for (const provisioner of provisioners) {
      const value = await provisioner.exportedValue(name)
      if (value !== undefined) return value
    }
    throw new Error(`No stack exports ${name}`)
  }
}

class StackProvisioner implements ReferenceResolver {
  private readonly resources = new Map<string, Promise<ProvisionedResource>>()
  private readonly stack: Stack
  private readonly emulators: Record<string, Emulator>
  private readonly secretOf: (arn: string) => string
  readonly importValue: ReferenceResolver['importValue']

  constructor(
    stack: Stack,
    emulators: Record<string, Emulator>,
    exported: ReferenceResolver['importValue'],
    secretOf: (arn: string) => string,
  ) {
    this.stack = stack
    this.emulators = emulators
    this.importValue = exported
    this.secretOf = secretOf
  }

  async provisionAll() {
    await Promise.all(Object.keys(this.stack.template.Resources).map((id) => this.provision(id)))
  }

  async ref(name: string) {
    return name.startsWith('AWS::') ? this.pseudoParameter(name) : (await this.provision(name)).ref
  }

  async getAtt(id: string, name: string) {
    const { attributes } = await this.provision(id)
    if (ignoredTypes.includes(this.resource(id).Type)) return `${id}.${name}`
    const value = attributes?.[name]
    if (value === undefined)
      throw new Error(`${this.resource(id).Type} (${id}) has no local attribute ${name}`)
    return value
  }

  async exportedValue(name: string): Promise<unknown> {
    const outputs = Object.values(this.stack.template.Outputs ?? {})
    return resolve(outputs.find((output) => output.Export?.Name === name)?.Value, this)
  }

  private provision(id: string): Promise<ProvisionedResource> {
    const resource = this.resources.get(id) ?? this.create(id)
    this.resources.set(id, resource)
    return resource
  }

  private async create(id: string): Promise<ProvisionedResource> {
    const resource = this.resource(id)
    if (ignoredTypes.includes(resource.Type)) return { ref: id }
    const emulator = this.emulators[resource.Type]
    if (!emulator)
      throw new Error(`The local cloud does not support the resource type ${resource.Type} (${id})`)
    await Promise.all([resource.DependsOn ?? []].flat().map((dependency) => this.provision(dependency)))
    const properties = await resolve(resource.Properties ?? {}, this)
    return emulator(resolveSecrets(properties, this.secretOf), `${this.stack.name}-${id}`)
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
    throw new Error(`The template uses ${name}, which the local cloud does not support`)
  }

  private resource(id: string): Resource {
    const resource = this.stack.template.Resources[id]
    if (!resource) throw new Error(`${this.stack.name} refers to ${id}, which does not exist`)
    return resource
  }
}
