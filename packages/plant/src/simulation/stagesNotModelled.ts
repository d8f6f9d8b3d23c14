import { type StageModel, WATERFALL_STAGES } from '@duet/engine'
import { HOUR_S } from '@duet/units'
import type { Block } from '../block/block.ts'
import type { InverterParameters } from '../components/inverter/inverterParameters.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { findComponent, type PlantDocument } from '../document/plantDocument.ts'
import { LOSSES } from '../losses/lossTable.ts'
import { auxiliariesInput } from './auxiliariesInput.ts'
import { horizonInput } from './horizonInput.ts'
import { outagesInput } from './outagesInput.ts'

/** What a run is made from, as far as it decides which stages of the loss account have a model. */
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

type PlantModel = 'hvStage' | 'gridLimit' | 'unavailability'

const isLossSet = (key: string, block: Block): boolean =>
  LOSSES.some((loss) => loss.key === key && loss.isSet(block))

const IN_BLOCK: Readonly<Record<Exclude<StageModel, PlantModel>, (facts: BlockFacts) => boolean>> =
  {
    // The design has no own use apart from the efficiency curves.
    never: () => false,
    farHorizon: ({ block }) => horizonInput(block) !== undefined,
    soiling: ({ block }) => isLossSet('soiling', block),
    snow: ({ block }) => isLossSet('snow', block),
    moduleQuality: ({ block }) => block.module_quality_percentage != null,
    rows: ({ block, isTraced, rowCount }) =>
      isTraced || rowCount > 1 || block.row_optics === 'endless_rows',
    spectrum: ({ panel }) => panel.spectral_model !== 'default',
    bifacial: ({ panel }) => panel.panel_type === 'bi',
    age: ({ block }) => Boolean(block.pv_system_start_date),
    tracedLight: ({ isTraced }) => isTraced,
    withinHour: ({ block, stepS }) =>
      stepS < HOUR_S || (stepS === HOUR_S && block.light_within_hour === 'clouds'),
    deratingCurves: ({ inverter }) => inverter.temp_derate_curves.length > 0,
    nightTare: ({ inverter }) => inverter.night_tare_power > 0,
    auxiliaries: ({ block }) => auxiliariesInput(block, 1) !== undefined,
  }

type SystemParameters = PlantDocument['system_parameters']

/** The same of the plant after the blocks meet. */
const IN_PLANT: Readonly<Record<PlantModel, (system: SystemParameters) => boolean>> = {
  hvStage: ({ hv_stage_enabled }) => hv_stage_enabled,
  gridLimit: ({ grid_injection_limit_enabled, grid_injection_limit }) =>
    grid_injection_limit_enabled && grid_injection_limit !== null,
  unavailability: (system) =>
    system.unavailability_percentage !== null || outagesInput(system) !== undefined,
}

const isOfPlant = (model: StageModel): model is PlantModel => model in IN_PLANT

/**
 * Stages of the loss account that no block of a run has a model of: their zero says nothing. Decided from the design of the run, for a
 * modelled loss may be zero too.
 */
export function stagesNotModelled({ document, blocks, stepS }: ModelledRun): ReadonlySet<string> {
  const facts = blocks.flatMap(({ id, ...counted }): BlockFacts[] => {
    const block = document.blocks.find((one) => one.id === id)
    const panel = block && findComponent(document, 'panel', block.pv_panel_id)
    const inverter = block && findComponent(document, 'inverter', block.pv_inverter_id)
    return block && panel && inverter ? [{ block, panel, inverter, ...counted, stepS }] : []
  })
  const isModelled = (model: StageModel): boolean =>
    isOfPlant(model) ? IN_PLANT[model](document.system_parameters) : facts.some(IN_BLOCK[model])
  return new Set(
    WATERFALL_STAGES.flatMap((stage) =>
      'modelled' in stage && !isModelled(stage.modelled) ? [stage.key] : [],
    ),
  )
}
