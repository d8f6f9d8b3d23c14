import { hierarchyRows, type PlantBlock, type ReadHierarchy, readHierarchy } from '@duet/monitoring'
import { tableLines } from './tableLines.ts'

/** A hierarchy from a table whose header names the fields of nodes. */
export function readHierarchyCsv(text: string, blocks: readonly PlantBlock[]): ReadHierarchy {
  const { rows, errors } = hierarchyRows(tableLines(text))
  return errors.length > 0 ? { nodes: [], errors } : readHierarchy(rows, blocks)
}
