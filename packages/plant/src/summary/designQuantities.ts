import { cleaningsPerYear } from '@duet/engine'
import { linkedComponents } from '../document/linkedComponents.ts'
import { findComponent, type PlantDocument } from '../document/plantDocument.ts'
import { localFrame } from '../layout/localFrame.ts'
import { soilingOnTables } from '../simulation/soilingInput.ts'
import {
  type BillInput,
  type BillItemName,
  billOfQuantities,
  PLANT_SCOPE,
} from './billOfQuantities.ts'
import { countedSummary } from './blockPvSummary.ts'

/** What a design has of the things that have a price. Null: it does not follow from what is known. */
export interface DesignQuantities {
  /** Nominal DC power, Wp. */
  readonly wp: number | null
  readonly module: number | null
  readonly table: number | null
  readonly inverter: number | null
  /** Of medium and high voltage. */
  readonly transformer: number | null
  /** Single conductors, m. */
  readonly dc_wire_m: number | null
  readonly ac_wire_m: number | null
  /** Within the perimeters, ha. */
  readonly land_ha: number | null
  /** Cleanings of the whole plant a year by the soiling of its blocks, which count by their DC power. */
  readonly cleaning: number | null
}

/** A block whose layout has been counted. */
export interface CountedBlock {
  readonly id: string
  readonly table_count: number
  readonly row_count: number
  /** Of its weather, °C: strings of no chosen length are sized by it. */
  readonly coldestAirC: number
}

const M2_PER_HA = 10_000
const WP_PER_KWP = 1000

/** Sums of the bill of quantities over some blocks of a design, with its high-voltage stage. */
export function designQuantities(
  document: PlantDocument,
  counted: readonly CountedBlock[],
): DesignQuantities {
  const input = billInput(document, counted)
  const bill = billOfQuantities(input)
  const sum = (...items: readonly BillItemName[]): number | null =>
    bill.reduce<number | null>(
      (total, { scope, item, quantity }) =>
        scope !== PLANT_SCOPE || !items.includes(item)
          ? total
          : total === null || quantity === null
            ? null
            : total + quantity,
      0,
    )
  const wp = sum('DC power at STC')
  const landM2 = sum('Land within perimeters')
  return {
    wp: wp === null ? null : wp * WP_PER_KWP,
    module: sum('Modules'),
    table: sum('Tables'),
    inverter: sum('Inverters'),
    transformer: sum('MV transformers', 'HV transformer'),
    dc_wire_m: sum('DC wire, single conductor'),
    ac_wire_m: sum('AC wire, single conductor', 'HV wire, single conductor'),
    land_ha: landM2 === null ? null : landM2 / M2_PER_HA,
    cleaning: cleanings(input.blocks),
  }
}

function cleanings(blocks: BillInput['blocks']): number | null {
  let sum = 0
  let power = 0
  for (const { block, components, summary } of blocks) {
    if (summary.stc_power === null || components.table === undefined) return null
    power += summary.stc_power
    const perYear = cleaningsPerYear(soilingOnTables(block, components.table)) ?? 0
    sum += perYear * summary.stc_power
  }
  return power > 0 ? sum / power : null
}

function billInput(document: PlantDocument, counted: readonly CountedBlock[]): BillInput {
  const { project, block_layers: layers, system_parameters: system } = document
  const frame = localFrame(project.longitude, project.latitude)
  const blocks = counted.flatMap(({ id, table_count: tables, row_count: rows, coldestAirC }) => {
    const block = document.blocks.find((one) => one.id === id)
    if (block === undefined) return []
    const components = linkedComponents(document, block)
    const summary = countedSummary(
      { block, components, layers, frame, coldestAirC },
      { tables, rows },
    )
    return [{ block, components, summary, names: {} }]
  })
  const wire = findComponent(document, 'acWire', system.pv_hv_ac_wire_id)
  const highVoltage = { transformer: null, wire, wireName: null }
  return { blocks, layers, frame, ...(system.hv_stage_enabled && { highVoltage }) }
}
