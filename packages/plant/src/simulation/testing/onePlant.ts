import { type Block, blockDefaults } from '../../block/block.ts'
import { systemParametersDefaults } from '../../block/systemParameters.ts'
import {
  COMPONENT_KINDS,
  type ComponentKind,
  type ComponentParameters,
} from '../../components/kinds.ts'
import { componentDefaults } from '../../components/validateComponent.ts'
import type { PlantComponent, PlantDocument } from '../../document/plantDocument.ts'

/** A plant of one block `b`, each component the default of its kind under the kind's name as id. */
export function onePlant(
  block: Partial<Block> = {},
  parts: { readonly [K in ComponentKind]?: Partial<ComponentParameters[K]> } = {},
): PlantDocument {
  return {
    format: 'duet-plant',
    version: 1,
    project: { name: 'One block', latitude: 33.4, longitude: -112.5, altitude_m: 300 },
    blocks: [
      {
        ...blockDefaults,
        id: 'b',
        name: 'Block',
        created_at: '2026-01-01T00:00:00Z',
        updated_at: '2026-01-01T00:00:00Z',
        pv_panel_id: 'panel',
        pv_table_id: 'table',
        pv_inverter_id: 'inverter',
        pv_transformer_id: 'transformer',
        pv_dc_wire_id: 'dcWire',
        pv_ac_wire_id: 'acWire',
        ...block,
      },
    ],
    block_layers: [],
    components: COMPONENT_KINDS.map((kind) => component(kind, parts[kind])),
    system_parameters: systemParametersDefaults,
  }
}

function component<K extends ComponentKind>(
  kind: K,
  change: Partial<ComponentParameters[K]> | undefined,
): PlantComponent<K> {
  return { id: kind, kind, name: kind, parameters: { ...componentDefaults(kind), ...change } }
}
