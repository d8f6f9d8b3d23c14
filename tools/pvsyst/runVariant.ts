import {
  type BlockSeries,
  type PlantStages,
  simulateBlock,
  simulateSystem,
  type Weather,
} from '@duet/engine'
import {
  findComponent,
  type PanelParameters,
  type PlantDocument,
  toPlantStages,
  toSimulationInput,
} from '@duet/plant'
import { HOUR_MS, HOUR_S } from '@duet/units'
import { type Override, overrideBlock } from './overrides.ts'
import type { VariantPlant } from './plantOfVariant.ts'
import type { ProjectVariant, PvsystProject } from './project.ts'
import { tracedField } from './tracedField.ts'

/** A variant as the engine has it. */
export interface VariantRun {
  readonly series: BlockSeries
  readonly gridW: Float64Array
  readonly overrides: readonly Override[]
  readonly warnings: readonly string[]
}

/** How the rows share the light: endless in two dimensions, as PVsyst has them, or traced tables in space. */
export type VariantOptics = 'rows' | 'traced'

/** Runs the plant of a variant on the weather that PVsyst had. */
export function runVariant(
  project: PvsystProject,
  variant: ProjectVariant,
  { document, blockId, tableCount }: VariantPlant,
  optics: VariantOptics = 'rows',
): VariantRun {
  const input = toSimulationInput({ document, blockId, site: variant.site, tableCount })
  const traced = optics === 'traced' ? tracedField(variant, panelOf(document)) : undefined
  const { block, overrides } = overrideBlock(input.block, variant, traced)
  const weather = variantWeather(project, variant)
  const { series, warnings } = simulateBlock(block, weather)
  const stages: PlantStages = toPlantStages(document, [input.ratings]).stages
  const { gridW } = simulateSystem(stages, [series], weather)
  return {
    series,
    gridW,
    overrides,
    warnings: warnings.map(({ code, message, count }) => `${code}: ${message} (${count ?? ''})`),
  }
}

function panelOf(document: PlantDocument): PanelParameters {
  const panel = findComponent(document, 'panel', document.blocks[0]?.pv_panel_id ?? null)
  if (!panel) throw new Error('the plant has no panel')
  return panel
}

/**
 * The hours that PVsyst stored: global and diffuse light as it limited them, air temperature, wind of the weather file.
 *
 * @throws Error for a variant without one of them
 */
export function variantWeather(project: PvsystProject, variant: ProjectVariant): Weather {
  const stored = (name: string): Float64Array => {
    const values = variant.stored.get(name)?.hourly
    if (!values) throw new Error(`${variant.id} has no hours of ${name}`)
    return values
  }
  const ghiWm2 = stored('GlobHor')
  const startUtcMs = Date.UTC(variant.year, 0, 1) - variant.utcOffsetH * HOUR_MS
  return {
    intervalStartUtcMs: Float64Array.from(ghiWm2, (_, hour) => startUtcMs + hour * HOUR_MS),
    stepS: HOUR_S,
    utcOffsetH: variant.utcOffsetH,
    ghiWm2,
    dhiWm2: stored('DiffHor'),
    airC: stored('T_Amb'),
    ...(project.windMPerS && { windMPerS: project.windMPerS }),
  }
}
