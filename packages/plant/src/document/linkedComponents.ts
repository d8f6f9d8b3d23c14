import type { Block } from '../block/block.ts'
import type { LinkedComponents } from '../block/linkedComponents.ts'
import type { RelationKey } from '../components/kinds.ts'
import { findComponent, type PlantDocument } from './plantDocument.ts'

/** The parameters of the components that a block names. */
export function linkedComponents(
  document: Pick<PlantDocument, 'components'>,
  block: Pick<Block, RelationKey>,
): LinkedComponents {
  return {
    panel: findComponent(document, 'panel', block.pv_panel_id),
    table: findComponent(document, 'table', block.pv_table_id),
    inverter: findComponent(document, 'inverter', block.pv_inverter_id),
    transformer: findComponent(document, 'transformer', block.pv_transformer_id),
    dcWire: findComponent(document, 'dcWire', block.pv_dc_wire_id),
    acWire: findComponent(document, 'acWire', block.pv_ac_wire_id),
  }
}
