import {
  componentDefaults,
  type PanelParameters,
  type PlantComponent,
  panelDefaults,
  type TableParameters,
} from '@duet/plant'
import type { PvsystOrientation } from '../../pvsyst/orientationTypes.ts'
import type { PvsystSubArray } from '../../pvsyst/variantTypes.ts'
import { type Arrangement, arrange, tiersOf } from './arrangement.ts'
import { rowsOf } from './endlessRows.ts'
import type { PlanContext } from './importPlan.ts'
import { orientationFields } from './orientationFields.ts'
import { writeOrientationRows } from './orientationRows.ts'
import { valueText } from './valueText.ts'

export interface TableWish {
  readonly subArray: PvsystSubArray
  readonly orientation: PvsystOrientation | undefined
  readonly panel: PanelParameters | undefined
  /** Of the scene, where one is drawn. */
  readonly drawn: Arrangement | undefined
}

/** The table of a sub-array: its orientation, and modules of one string or a few. */
export function tablePart(context: PlanContext, wish: TableWish): PlantComponent<'table'> {
  const { subArray, orientation, drawn } = wish
  const panel = wish.panel ?? panelDefaults
  const collectorWidthM = rowsOf(orientation)?.collectorWidthM ?? null
  const arrangement =
    drawn ??
    arrange(panel, {
      modulesPerString: subArray.modulesPerString ?? 1,
      strings: subArray.strings ?? 1,
      collectorWidthM,
    })
  const parameters: TableParameters = {
    ...componentDefaults('table'),
    ...structure(context),
    ...arrangement,
    ...orientationFields(context, orientation),
    column_gap: 0,
    // neighbours without end have no gap; a table must have one
    table_gap: 0.02,
    tier_gap: 0,
  }
  if (!drawn) writeArrangement(context, wish, parameters)
  writeOrientationRows(context, orientation, parameters)
  return { id: context.newId(), kind: 'table', name: tableName(subArray, parameters), parameters }
}

/** Usual sections where they are wanted; PVsyst has none. */
function structure({
  choice,
}: PlanContext): Pick<TableParameters, 'torque_tube_enabled' | 'vertical_posts_enabled'> {
  return {
    torque_tube_enabled: choice.usesStarterDefaults,
    vertical_posts_enabled: choice.usesStarterDefaults,
  }
}

function tableName(
  { name }: PvsystSubArray,
  { tracking_type, num_tiers, num_cols }: TableParameters,
): string {
  const kind = tracking_type === 0 ? 'Fixed' : 'Tracker'
  return `${kind} ${num_tiers} x ${num_cols}, ${name}`
}

function writeArrangement(
  { book }: PlanContext,
  { panel, orientation, subArray }: TableWish,
  { num_tiers, num_cols, orientation_str }: TableParameters,
): void {
  const widthM = rowsOf(orientation)?.collectorWidthM ?? null
  const isMet = panel !== undefined && tiersOf(panel, widthM)?.num_tiers === num_tiers
  book.write('Blocks', isMet ? 'taken' : 'assumed', {
    item: `${subArray.name}: collector width`,
    given: widthM === null ? '' : valueText(widthM, 'm'),
    becomes: `Tables of ${num_tiers} x ${num_cols} modules, ${orientation_str}`,
    note: isMet ? '' : 'How modules lie on a table is not in the file.',
  })
}
