import {
  BLOCK_COMPONENT_KINDS,
  type Block,
  type Component,
  type ComponentKind,
  type ComponentParameters,
  isComponentKind,
  type LinkedComponents,
  RELATION_KEYS,
  readComponentParameters,
} from '@duet/plant'
import type { ComponentsQuery } from '../../lib/gql/graphql.ts'

/** A component as the block page needs it. */
export interface DesignComponent {
  readonly id: string
  readonly kind: ComponentKind
  readonly name: string
  readonly parameters: ComponentParameters[ComponentKind]
  readonly hasErrors: boolean
}

export type DesignComponents = ReadonlyMap<string, DesignComponent>

/** Components whose parameters cannot be read at all are left out. */
export function componentsOf({ components }: ComponentsQuery): DesignComponents {
  return new Map(
    components.flatMap((row) => {
      const { id, kind, name, parameters, field_errors } = row
      if (!isComponentKind(kind)) return []
      const read = tryRead(kind, parameters)
      if (read === undefined) return []
      return [
        [id, { id, kind, name, parameters: read, hasErrors: field_errors.length > 0 }] as const,
      ]
    }),
  )
}

function tryRead(
  kind: ComponentKind,
  parameters: unknown,
): ComponentParameters[ComponentKind] | undefined {
  try {
    return readComponentParameters(kind, parameters)
  } catch {
    return undefined
  }
}

/** The parameters of what a block's relations point at. */
export function linkedComponents(block: Block, components: DesignComponents): LinkedComponents {
  return {
    panel: linked(block, components, 'panel'),
    table: linked(block, components, 'table'),
    inverter: linked(block, components, 'inverter'),
    transformer: linked(block, components, 'transformer'),
    dcWire: linked(block, components, 'dcWire'),
    acWire: linked(block, components, 'acWire'),
  }
}

function linked<K extends ComponentKind>(
  block: Block,
  components: DesignComponents,
  kind: K,
): ComponentParameters[K] | undefined {
  const key = RELATION_KEYS[kind]
  const id = key === undefined ? null : block[key]
  const component = id === null ? undefined : components.get(id)
  return component !== undefined && isOfKind(component, kind) ? component.parameters : undefined
}

function isOfKind<K extends ComponentKind>(
  component: DesignComponent,
  kind: K,
): component is DesignComponent & Pick<Component<K>, 'parameters'> {
  return component.kind === kind
}

/** Where the project has one component of a kind, a new block takes it. */
export function newBlockParts(components: DesignComponents): Partial<Block> {
  const all = [...components.values()]
  const entries = BLOCK_COMPONENT_KINDS.flatMap((kind) => {
    const [only, ...others] = all.filter((component) => component.kind === kind)
    const key = RELATION_KEYS[kind]
    return only !== undefined && others.length === 0 && key !== undefined ? [[key, only.id]] : []
  })
  return Object.fromEntries(entries)
}
