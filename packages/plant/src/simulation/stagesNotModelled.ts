import type { WaterfallKey } from '@duet/engine'
import { HOUR_S } from '@duet/units'
import type { Block } from '../block/block.ts'
import type { InverterParameters } from '../components/inverter/inverterParameters.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { findComponent, type PlantDocument } from '../document/plantDocument.ts'

/** What a run is made from, as far as it tells which stages of the loss account have a model. */
export interface ModelledRun {
  readonly document: Pick<PlantDocument, 'blocks' | 'components' | 'system_parameters'>
  readonly blocks: readonly {
    readonly id: string
    readonly isTraced: boolean
    /** 1: no row shades another; more than one are alike here. */
    readonly rowCount: number
  }[]
  readonly stepS: number
}

interface BlockFacts {
  readonly block: Block
  readonly panel: PanelParameters
  readonly inverter: InverterParameters
  readonly isTraced: boolean
  readonly rowCount: number
  readonly stepS: number
}

const isBifacial = ({ panel }: BlockFacts): boolean => panel.panel_type === 'bi'
const never = (): boolean => false

/** Whether a block has a model of a stage; what is not named here always has one. */
const IN_BLOCK: { readonly [K in WaterfallKey]?: (facts: BlockFacts) => boolean } = {
  // The design has no far horizon, snow, module quality, or own use apart from the efficiency curves.
  horizon: never,
  snow: never,
  quality_lid: never,
  inv_self: never,
  near_shading: ({ isTraced, rowCount }) => isTraced || rowCount > 1,
  spectral: ({ panel }) => panel.spectral_model !== 'default',
  rear_ground: isBifacial,
  rear_sky: isBifacial,
  rear_structure: isBifacial,
  rear_gain: isBifacial,
  mismatch_rear: isBifacial,
  degradation: ({ block }) => Boolean(block.pv_system_start_date),
  elec_shading: ({ isTraced }) => isTraced,
  inv_subclip: ({ stepS }) => stepS < HOUR_S,
  inv_temp: ({ inverter }) => inverter.temp_derate_curves.length > 0,
  inv_night: ({ inverter }) => inverter.night_tare_power > 0,
}

/** The same of the plant after the blocks meet. */
const IN_PLANT: {
  readonly [K in WaterfallKey]?: (system: PlantDocument['system_parameters']) => boolean
} = {
  hv_wire: ({ hv_stage_enabled }) => hv_stage_enabled,
  hv_iron: ({ hv_stage_enabled }) => hv_stage_enabled,
  hv_copper: ({ hv_stage_enabled }) => hv_stage_enabled,
  grid_limit: ({ grid_injection_limit_enabled, grid_injection_limit }) =>
    grid_injection_limit_enabled && grid_injection_limit !== null,
  availability: never,
}

/**
 * Stages of the loss account that no block of a run has a model of: their zero says nothing. Told from the design of the run, for a
 * modelled loss may be zero too.
 */
export function stagesNotModelled({ document, blocks, stepS }: ModelledRun): ReadonlySet<string> {
  const facts = blocks.flatMap(({ id, ...counted }): BlockFacts[] => {
    const block = document.blocks.find((one) => one.id === id)
    const panel = block && findComponent(document, 'panel', block.pv_panel_id)
    const inverter = block && findComponent(document, 'inverter', block.pv_inverter_id)
    return block && panel && inverter ? [{ block, panel, inverter, ...counted, stepS }] : []
  })
  return new Set([
    ...Object.entries(IN_BLOCK).flatMap(([key, isModelled]) => (facts.some(isModelled) ? [] : key)),
    ...Object.entries(IN_PLANT).flatMap(([key, isModelled]) =>
      isModelled(document.system_parameters) ? [] : key,
    ),
  ])
}
