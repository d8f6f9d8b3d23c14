import { AppError } from '@duet/contract'
import type { PlantComponent } from '@duet/plant'
import { writeArrayRows } from './plan/arrayRows.ts'
import { countModules, declaredModules, drawFields, type MadeBlock } from './plan/blockFields.ts'
import { blockPart } from './plan/blockPart.ts'
import { checkVariant } from './plan/checkVariant.ts'
import { drawnArrangement } from './plan/drawnArrangement.ts'
import type {
  ImportChoice,
  ImportPlace,
  ImportPlan,
  NeededComponent,
  PlanContext,
} from './plan/importPlan.ts'
import { IMPORT_SECTIONS, rowBook } from './plan/importRow.ts'
import { inverterPart } from './plan/inverterPart.ts'
import { writeCommonLosses } from './plan/lossRows.ts'
import {
  acWirePart,
  dcWirePart,
  transformerPart,
  writeStructureRows,
  writeTransformerRow,
} from './plan/otherParts.ts'
import { weatherPart, writeFileRows, writeProjectRows, writeResultRows } from './plan/otherRows.ts'
import { panelPart, writeHeatRows } from './plan/panelPart.ts'
import { placeOf } from './plan/placeOf.ts'
import { sceneLayers } from './plan/sceneLayers.ts'
import { sceneOf } from './plan/sceneOf.ts'
import { sceneOwners } from './plan/sceneOwners.ts'
import { writeHorizonRow, writeSceneRows } from './plan/sceneRows.ts'
import { tablePart } from './plan/tablePart.ts'
import { filesOfKind, findFile, projectOfVariant } from './upload/findFile.ts'
import type { PvsystImportFile } from './upload/importFile.ts'

export interface ImportSetting {
  /** Where the project here lies, for a variant that says no place. */
  readonly fallback: ImportPlace
  readonly newId: () => string
  /** ISO 8601, UTC. */
  readonly createdAt: string
}

/**
 * What the import of a variant would make, line by line. Nothing is stored.
 *
 * @throws AppError INVALID_INPUT for a path that is no variant, and for a variant that is no plant on a grid
 */
export function planImport(
  files: readonly PvsystImportFile[],
  choice: ImportChoice,
  { fallback, ...setting }: ImportSetting,
): ImportPlan {
  const variant = filesOfKind(files, 'variant').find(({ path }) => path === choice.variant)
  if (!variant)
    throw new AppError(
      'INVALID_INPUT',
      `${choice.variant} is not among the variants that were read.`,
    )
  checkVariant(variant.content)
  const project = projectOfVariant(files, variant.path)
  const book = rowBook()
  const place = placeOf(variant, project, fallback, book)
  const context: PlanContext = { files, choice, variant, project, place, book, ...setting }
  const weatherPath = weatherPart(context)
  const made = makeBlocks(context)
  const layers = drawLayers(context, made.blocks)
  const laidOutModules = countModules(context, made.blocks, layers)
  writeOtherRows(context)
  return {
    variantName: variant.content.name,
    variantFile: variant.content.file,
    place,
    components: made.components,
    blocks: made.blocks.map(({ block }) => block),
    layers,
    weatherPath,
    weatherName: variant.content.weatherFile,
    needed: neededComponents(context),
    declaredModules: made.blocks.reduce((sum, { subArray }) => sum + declaredModules(subArray), 0),
    laidOutModules,
    rows: IMPORT_SECTIONS.flatMap((section) => book.rows.filter((row) => row.section === section)),
  }
}

interface Made {
  readonly blocks: readonly MadeBlock[]
  readonly components: readonly PlantComponent[]
}

function makeBlocks(context: PlanContext): Made {
  const { orientations, subArrays } = context.variant.content
  writeTransformerRow(context)
  writeStructureRows(context)
  const scene = sceneOf(context)
  const components: PlantComponent[] = []
  const transformers = new Map<number | undefined, PlantComponent<'transformer'>>()
  const blocks = subArrays.map((subArray): MadeBlock => {
    const orientation =
      orientations.find(({ number }) => number === subArray.orientation) ?? orientations[0]
    const panel = panelPart(context, subArray)
    const inverter = inverterPart(context, subArray)
    const drawn = scene && drawnArrangement(scene, orientation)
    const table = tablePart(context, { subArray, orientation, panel: panel?.parameters, drawn })
    const dcWire = dcWirePart(context, subArray)
    const acWire = acWirePart(context, subArray)
    const ac = inverter?.component.parameters
    const transformer = transformers.get(ac?.output_ac_voltage) ?? transformerPart(context, ac)
    transformers.set(ac?.output_ac_voltage, transformer)
    if (panel) components.push(panel)
    if (inverter && !inverter.isStored) components.push(inverter.component)
    components.push(table, dcWire, acWire)
    const parts = { panel, inverter: inverter?.component, table, transformer, dcWire, acWire }
    writeArrayRows(context, subArray)
    return {
      block: blockPart(context, subArray, orientation, parts),
      subArray,
      orientation,
      panel,
      table,
    }
  })
  return { blocks, components: [...components, ...transformers.values()] }
}

function drawLayers(context: PlanContext, blocks: readonly MadeBlock[]): ImportPlan['layers'] {
  const scene = sceneOf(context)
  const drawn = scene ? sceneLayers(context, scene, sceneOwners(blocks)) : []
  const isDrawn = ({ block }: MadeBlock): boolean =>
    drawn.some((layer) => layer.block_id === block.id)
  return [
    ...drawn,
    ...drawFields(
      context,
      blocks.filter((block) => !isDrawn(block)),
    ),
  ]
}

function writeOtherRows(context: PlanContext): void {
  writeHeatRows(context)
  writeCommonLosses(context)
  const scene = sceneOf(context)
  if (scene) writeSceneRows(context, scene)
  writeHorizonRow(context)
  writeProjectRows(context)
  writeResultRows(context)
  writeFileRows(context)
}

/** Files of components that the variant names and that are not there. */
function neededComponents({ files, variant }: PlanContext): readonly NeededComponent[] {
  const named = variant.content.subArrays.flatMap(({ panFile, ondFile }): NeededComponent[] => [
    ...(findFile(files, 'pan', panFile, variant.path)
      ? []
      : [{ file: panFile ?? 'not named', kind: 'panel' as const }]),
    ...(findFile(files, 'ond', ondFile, variant.path)
      ? []
      : [{ file: ondFile ?? 'not named', kind: 'inverter' as const }]),
  ])
  return [...new Map(named.map((one) => [`${one.kind} ${one.file}`, one])).values()]
}
