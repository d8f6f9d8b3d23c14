import {
  BLOCK_COMPONENT_KINDS,
  type Block,
  type BlockWeather,
  blockDefaults,
  type ComponentKind,
  type ComponentParameters,
  isComponentKind,
  type LinkedComponents,
  linkedComponents as linkedOf,
  type PlantComponent,
  RELATION_KEYS,
  readComponentParameters,
  usualModulesPerString,
} from '@duet/plant'
import type { ComponentsQuery } from '../../lib/gql/graphql.ts'

/** A component as the block page needs it. */
export interface DesignComponent extends PlantComponent {
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

/** The components that a block points at, as far as they are there. */
export function componentsOfBlock(
  block: Block,
  components: DesignComponents,
): readonly DesignComponent[] {
  return BLOCK_COMPONENT_KINDS.flatMap(
    (kind) => components.get(block[RELATION_KEYS[kind]] ?? '') ?? [],
  )
}

/** The parameters of what a block's relations point at. */
export function linkedComponents(block: Block, components: DesignComponents): LinkedComponents {
  return linkedOf({ components: componentsOfBlock(block, components) }, block)
}

/**
 * Where the project has one component of a kind, or one dataset of weather, a new block takes it; its strings are the longest that
 * part its tables in the cold of that weather.
 */
export function newBlockParts(
  components: DesignComponents,
  weather: ReadonlyMap<string, Pick<BlockWeather, 'coldestAirC'>>,
): Partial<Block> {
  const all = [...components.values()]
  const chosen = BLOCK_COMPONENT_KINDS.flatMap(
    (kind) => onlyOne(all.filter((component) => component.kind === kind)) ?? [],
  )
  const links = Object.fromEntries(chosen.map(({ kind, id }) => [RELATION_KEYS[kind], id]))
  const [datasetId, { coldestAirC = null } = {}] = onlyOne([...weather]) ?? []
  const modulesPerString = usualModulesPerString(
    { min_design_temperature: coldestAirC },
    linkedOf({ components: chosen }, { ...blockDefaults, ...links }),
  )
  return {
    ...links,
    ...(datasetId !== undefined && { enviro_dataset_id: datasetId }),
    ...(modulesPerString !== undefined && { modules_per_string: modulesPerString }),
  }
}

const onlyOne = <T>([only, ...others]: readonly T[]): T | undefined =>
  others.length === 0 ? only : undefined
