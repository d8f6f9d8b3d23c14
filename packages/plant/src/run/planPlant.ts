import { AppError } from '@duet/contract'
import type { BlockRatings, Block as EngineBlock, PlantStages, Site } from '@duet/engine'
import type { WeatherColumnsKnown } from '../block/simulationPrerequisites.ts'
import { checkRun, leavesNothingToCompute } from '../designRules/checkRun.ts'
import type { PlantDocument } from '../document/plantDocument.ts'
import { documentTerrain } from '../document/plantTerrain.ts'
import type { Assumption } from '../simulation/assumption.ts'
import { toPlantStages } from '../simulation/toPlantStages.ts'
import { toSimulationInput } from '../simulation/toSimulationInput.ts'

/** One block of a run: all that the engine needs, and what was taken for granted on the way. */
export interface PlannedBlock {
  readonly id: string
  readonly name: string
  readonly tableCount: number
  readonly input: EngineBlock
  readonly ratings: BlockRatings
  readonly assumptions: readonly Assumption[]
}

export interface PlantPlan {
  readonly blocks: readonly PlannedBlock[]
  readonly stages: PlantStages
  /** Of the plant's stages; those of blocks lie with them. */
  readonly assumptions: readonly Assumption[]
  /** What the rules of design say against it, in words. */
  readonly findings: readonly string[]
}

export interface PlantWeather {
  /** The sun is the one that the weather's light came from. */
  readonly site: Site
  readonly meteo: WeatherColumnsKnown
  /** String lengths that nobody chose are found at it. */
  readonly coldestAirC: number
}

/**
 * From a plant document to the engine's input, all blocks as they will be built.
 *
 * @throws AppError INVALID_INPUT with the reasons of every block that cannot be simulated
 */
export function planPlant(document: PlantDocument, weather: PlantWeather): PlantPlan {
  const blockWeather = { ...weather.meteo, coldestAirC: weather.coldestAirC }
  const { blocks: checked, plant } = checkRun(document, document.blocks, () => blockWeather)
  const named = [
    ...checked.flatMap(({ block, findings }) =>
      findings
        .filter(({ block_id }) => block_id === block.id)
        .map((finding) => ({ name: block.name, finding })),
    ),
    ...plant.map((finding) => ({ name: 'Plant', finding })),
  ]
  const errors = named
    .filter(({ finding }) => leavesNothingToCompute(finding))
    .map(({ name, finding }) => `${name}: ${finding.message}`)
  if (errors.length > 0) {
    throw new AppError('INVALID_INPUT', 'The plant cannot be simulated yet.', { errors })
  }
  const shadingLayerIds = document.block_layers.flatMap(({ id, type }) =>
    type === 'shading' ? [id] : [],
  )
  const terrain = documentTerrain(document)
  const blocks = checked.map(({ block, tableCount, rowCount, layout }) => {
    const { block: input, ...rest } = toSimulationInput({
      document,
      blockId: block.id,
      site: weather.site,
      tableCount,
      rowCount,
      ...(layout && { field: { layout, shadingLayerIds } }),
      ...(layout && terrain && { terrain: { grid: terrain, layout } }),
      options: { coldestAirC: weather.coldestAirC },
    })
    return { id: block.id, name: block.name, tableCount, input, ...rest }
  })
  const { stages, assumptions } = toPlantStages(
    document,
    blocks.map(({ ratings }) => ratings),
  )
  const findings = named
    .filter(({ finding }) => finding.severity !== 'info')
    .map(({ name, finding }) => `${name}: ${finding.message} [${finding.severity} ${finding.rule}]`)
  return { blocks, stages, assumptions, findings }
}
