import { useState } from 'react'
import type { OrganizationRunRowFragment, RunToStart } from '../../lib/gql/graphql.ts'

type Row = OrganizationRunRowFragment

/** Rows that were chosen, on whatever page. */
export interface RunSelection {
  readonly chosen: readonly Row[]
  readonly has: (row: Row) => boolean
  readonly toggle: (row: Row) => void
  /** In place of all that were. Those in whose project the user may not run are passed over. */
  readonly choose: (rows: readonly Row[]) => void
}

export function useRunSelection(): RunSelection {
  const [byKey, setByKey] = useState<ReadonlyMap<string, Row>>(new Map())
  const choose = (rows: readonly Row[]): void =>
    setByKey(new Map(rows.filter(({ may_run }) => may_run).map((row) => [keyOf(row), row])))
  return {
    chosen: [...byKey.values()],
    has: (row) => byKey.has(keyOf(row)),
    toggle: (row) =>
      choose(
        byKey.has(keyOf(row))
          ? [...byKey.values()].filter((other) => keyOf(other) !== keyOf(row))
          : [...byKey.values(), row],
      ),
    choose,
  }
}

/** A run, or a project without one. */
export const keyOf = ({ project_id, run }: Row): string => run?.simulation_id ?? project_id

export const toStart = ({ project_id, run }: Row): RunToStart => ({
  project_id,
  simulation_id: run?.simulation_id ?? null,
})
