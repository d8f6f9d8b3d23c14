import type { SimulationRowFragment } from '../../lib/gql/graphql.ts'

/** Of what results are shown: one block of a run, or the whole system. */
export interface Scope {
  readonly simulation: SimulationRowFragment
  /** Undefined: the system. */
  readonly block: SimulationRowFragment['blocks'][number] | undefined
}

export interface TabProps {
  readonly scope: Scope
}

/** Variables of the queries that take a run and perhaps a block. */
export function scopeVariables({ simulation, block }: Scope): {
  readonly simulation_id: string
  readonly block_id: string | null
} {
  return { simulation_id: simulation.id, block_id: block?.id ?? null }
}

export function scopeName({ block }: Scope): string {
  return block?.name ?? 'Whole system'
}
