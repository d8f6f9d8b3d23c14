import type { Mount, Site } from '@duet/engine'
import type { Block } from '../block/block.ts'
import { findComponent, type PlantDocument } from '../document/plantDocument.ts'
import { mountInput } from './mountInput.ts'

/** What weather is held against: the place of the plant, and how the tables of its first block that has some stand. */
export function plantPlace(
  document: PlantDocument,
  blocks: readonly Block[] = document.blocks,
): Site & { readonly mount: Mount | undefined } {
  const { latitude, longitude, altitude_m } = document.project
  const [mount] = blocks.flatMap((block) => {
    const table = findComponent(document, 'table', block.pv_table_id)
    return table ? [mountInput(table, block).mount] : []
  })
  return { latitudeDeg: latitude, longitudeDeg: longitude, altitudeM: altitude_m, mount }
}
