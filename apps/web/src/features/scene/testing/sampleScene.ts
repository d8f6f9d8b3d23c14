import {
  type Block,
  layoutBlock,
  localFrame,
  samplePlant,
  type TableLayout,
  type TableParameters,
} from '@duet/plant'
import {
  type LaidOutBlock,
  type SceneBlock,
  type SceneModel,
  type StandingTables,
  sceneModel,
} from '../model/sceneModel.ts'
import { tablePlan } from '../model/tableFrames.ts'

interface SampleChange {
  readonly block?: Partial<Block>
  readonly table?: Partial<TableParameters>
  /** Where its tables stand on ground that is not even. */
  readonly posesOf?: (layout: TableLayout) => StandingTables
}

/** The sample plant as it is built, with changes to all its blocks and tables. */
export function sampleScene({
  block: changed = {},
  table: other = {},
  posesOf,
}: SampleChange = {}): SceneModel {
  const plant = samplePlant()
  const frame = localFrame(plant.project.longitude, plant.project.latitude)
  const blocks = plant.blocks.map((stored): LaidOutBlock => {
    const block = { ...stored, ...changed }
    const found = (id: string | null): unknown =>
      plant.components.find((component) => component.id === id)?.parameters
    const table = { ...(found(block.pv_table_id) as TableParameters), ...other }
    const panel = found(block.pv_panel_id) as LaidOutBlock['panel']
    const layout = layoutBlock({ block, layers: plant.block_layers, table, panel, frame })
    return {
      block,
      layout: { ...layout, ...(posesOf && { poses: posesOf(layout) }) },
      table,
      panel,
    }
  })
  const { altitude_m } = plant.project
  return sceneModel({
    blocks,
    layers: plant.block_layers,
    frame,
    terrain: undefined,
    altitudeM: altitude_m,
  })
}

/** Each table turns by itself. */
export const BY_ROW: Partial<Block> = { terrain_type: 'dem', backtracking_by: 'row' }

/** The trackers of the sample on ground that rolls across their rows. */
export function rollingTrackers(change: Partial<Block> = BY_ROW): SceneBlock {
  const { blocks } = sampleScene({
    block: change,
    posesOf: (layout) => {
      const tables = Array.from({ length: layout.count }, (_, table) => tablePlan(layout, table))
      return {
        groundM: Float64Array.from(tables, ({ eastM }) => 2 * Math.sin(eastM / 15)),
        axisTiltDeg: new Float64Array(layout.count),
      }
    },
  })
  const [trackers] = blocks
  if (trackers === undefined) throw new Error('the sample has no blocks')
  return trackers
}
