import { type Block, blockDefaults, type PlantComponent } from '@duet/plant'
import type { PvsystOrientation } from '../../pvsyst/orientationTypes.ts'
import type { PvsystBifacial, PvsystSubArray } from '../../pvsyst/variantTypes.ts'
import { hasEndlessRows } from './endlessRows.ts'
import type { PlanContext } from './importPlan.ts'
import { mismatchFraction } from './mismatch.ts'
import { moduleQualityFraction } from './moduleQuality.ts'

export interface BlockParts {
  readonly panel: PlantComponent<'panel'> | undefined
  readonly inverter: PlantComponent<'inverter'> | undefined
  readonly table: PlantComponent<'table'>
  readonly transformer: PlantComponent<'transformer'>
  readonly dcWire: PlantComponent<'dcWire'>
  readonly acWire: PlantComponent<'acWire'>
}

const MONTHS = 12

/** A block for a sub-array, with its parts and losses. */
export function blockPart(
  context: PlanContext,
  subArray: PvsystSubArray,
  orientation: PvsystOrientation | undefined,
  parts: BlockParts,
): Block {
  const { project, createdAt, newId, variant } = context
  const { horizon } = variant.content
  const albedo = albedoByMonth(context)
  return {
    ...blockDefaults,
    id: newId(),
    name: subArray.name,
    created_at: createdAt,
    updated_at: createdAt,
    pv_panel_id: parts.panel?.id ?? null,
    pv_inverter_id: parts.inverter?.id ?? null,
    pv_table_id: parts.table.id,
    pv_transformer_id: parts.transformer.id,
    pv_dc_wire_id: parts.dcWire.id,
    pv_ac_wire_id: parts.acWire.id,
    num_inverters: subArray.inverters ?? 1,
    modules_per_string: subArray.modulesPerString,
    min_design_temperature: project?.content.designTemperaturesC.voltageLimit ?? null,
    tracker_rotation: 'sun',
    cell_heating: 'front',
    ...(hasEndlessRows(context, orientation) && {
      row_optics: 'endless_rows',
      ...rearLosses(context),
    }),
    ...(albedo && { albedo_by_month: albedo }),
    far_horizon:
      horizon?.map(({ azimuthDeg, elevationDeg }) => ({
        azimuth: azimuthDeg,
        elevation: Math.max(0, elevationDeg),
      })) ?? null,
    ...lossesOf(context, subArray),
  }
}

function rearLosses({
  variant,
}: PlanContext): Pick<Block, 'rear_shade_percentage' | 'rear_mismatch_percentage'> {
  const { bifacial } = variant.content.common
  if (bifacial === null) return {}
  return {
    rear_shade_percentage: percent(bifacial.rearShadeFraction ?? 0),
    rear_mismatch_percentage: percent(rearMismatchOfGain(bifacial)),
  }
}

/** PVsyst takes the mismatch of the rear of its irradiance, of which the gain is the bifaciality's part. */
export const rearMismatchOfGain = ({
  rearMismatchFraction,
  bifacialityFraction,
}: PvsystBifacial): number => Math.min(1, (rearMismatchFraction ?? 0) / (bifacialityFraction || 1))

/** Of the bifacial model where there is one, else of the project. */
export function albedoByMonth({ variant, project }: PlanContext): readonly number[] | undefined {
  const { bifacial } = variant.content.common
  return typeof bifacial?.albedo === 'number'
    ? Array.from({ length: MONTHS }, () => bifacial.albedo ?? 0)
    : (project?.content.albedoByMonth ?? undefined)
}

function lossesOf(
  context: PlanContext,
  { losses, panFile }: PvsystSubArray,
): Pick<
  Block,
  'soiling_rates_percentage' | 'module_mismatch_percentage' | 'module_quality_percentage'
> {
  const soiling = context.variant.content.common.soilingFraction ?? 0
  const quality = moduleQualityFraction(context, panFile, losses)
  return {
    soiling_rates_percentage: Array.from({ length: MONTHS }, () => percent(soiling)),
    module_mismatch_percentage: percent(mismatchFraction(losses)),
    module_quality_percentage: percent(
      1 - (1 - quality.fraction) * (1 - (losses.lightInducedFraction ?? 0)),
    ),
  }
}

/** Without the dust of binary fractions. */
const percent = (fraction: number): number => Number((100 * fraction).toFixed(6))
