import { type Block, layoutBlock, localFrame, samplePlant, type TableParameters } from '@duet/plant'
import { type LaidOutBlock, type SceneModel, sceneModel } from '../model/sceneModel.ts'

interface SampleChange {
  readonly block?: Partial<Block>
  readonly table?: Partial<TableParameters>
}

/** The sample plant as it is built, with changes to all its blocks and tables. */
export function sampleScene({
  block: changed = {},
  table: other = {},
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
    return { block, layout, table, panel }
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
