import {
  type Block,
  type BlockLayer,
  layoutBlock,
  localFrame,
  type PlantComponent,
  panelDefaults,
  tableGeometry,
} from '@duet/plant'
import type { PvsystOrientation } from '../../pvsyst/orientationTypes.ts'
import type { PvsystSubArray } from '../../pvsyst/variantTypes.ts'
import { rowsOf } from './endlessRows.ts'
import type { PlanContext } from './importPlan.ts'
import { fieldSizeM, rectangleField } from './rectangleField.ts'
import { countText } from './valueText.ts'

/** A block that was made of a sub-array, and what its layout needs. */
export interface MadeBlock {
  readonly block: Block
  readonly subArray: PvsystSubArray
  readonly orientation: PvsystOrientation | undefined
  readonly panel: PlantComponent<'panel'> | undefined
  readonly table: PlantComponent<'table'>
}

/** Free ground between fields, m. */
const BETWEEN_FIELDS_M = 20

/** Fields side by side from west to east, about the place of the project. */
export function drawFields(
  context: PlanContext,
  made: readonly MadeBlock[],
): readonly BlockLayer[] {
  const sizes = made.map(sizeOf)
  const totalM = sizes.reduce((sum, size) => sum + size, 0) + (made.length - 1) * BETWEEN_FIELDS_M
  let westM = -totalM / 2
  return made.map((one, index) => {
    const widthM = sizes[index] ?? 0
    const middleM = [westM + widthM / 2, 0] as const
    westM += widthM + BETWEEN_FIELDS_M
    return rectangleField(context, { ...wishOf(one), block: one.block, middleM })
  })
}

function wishOf({ subArray, orientation, panel, table }: MadeBlock) {
  const parameters = panel?.parameters ?? panelDefaults
  const { modulesPerTable } = tableGeometry(table.parameters, parameters)
  return {
    panel: parameters,
    table: table.parameters,
    tableCount: Math.max(1, Math.round(declaredModules(subArray) / modulesPerTable)),
    rowCount: rowsOf(orientation)?.rowCount ?? null,
  }
}

/** The room that a field takes whatever way it is turned, m. */
function sizeOf(made: MadeBlock): number {
  const { alongM, longerM, shape, acrossM } = fieldSizeM(wishOf(made))
  return Math.hypot(shape.longerRows > 0 ? longerM : alongM, acrossM)
}

export const declaredModules = ({ modules, modulesPerString, strings }: PvsystSubArray): number =>
  modules ?? (modulesPerString ?? 0) * (strings ?? 0)

/** Lays the blocks out as the product does, and says where they have other numbers of modules than the file. */
export function countModules(
  context: PlanContext,
  made: readonly MadeBlock[],
  layers: readonly BlockLayer[],
): number {
  const { place, book } = context
  const frame = localFrame(place.longitude, place.latitude)
  const counts = made.map(({ block, subArray, panel, table }) => {
    const parameters = panel?.parameters ?? panelDefaults
    const layout = layoutBlock({ block, layers, table: table.parameters, panel: parameters, frame })
    const { modulesPerTable } = tableGeometry(table.parameters, parameters)
    const count = layout.count * modulesPerTable
    const declared = declaredModules(subArray)
    book.write('Layout', count === declared ? 'taken' : 'assumed', {
      item: `${subArray.name}: modules`,
      given: countText(declared, 'module'),
      becomes: `${countText(layout.count, 'table')} of ${countText(modulesPerTable, 'module')}`,
      note:
        count === declared
          ? ''
          : `${countText(Math.abs(count - declared), 'module')} ${count > declared ? 'more' : 'fewer'} than in the file.`,
    })
    return count
  })
  return counts.reduce((sum, count) => sum + count, 0)
}
