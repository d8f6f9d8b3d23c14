import type { FieldError } from '../components/fieldError.ts'
import { fieldLabel } from '../components/fieldLabel.ts'
import {
  COMPONENT_LABELS,
  type ComponentKind,
  type ComponentParameters,
  RELATION_KEYS,
} from '../components/kinds.ts'
import { panelDimensionsM } from '../components/panel/cellLayout.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { panelFault } from '../components/panel/panelStc.ts'
import { minimumTorqueTubeHeightM } from '../components/table/tableGeometry.ts'
import type { TableParameters } from '../components/table/tableParameters.ts'
import { fieldsOf, validateComponent } from '../components/validateComponent.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { validateLayer } from '../layers/validateLayer.ts'
import type { Block } from './block.ts'
import { blockFields } from './blockFields.ts'
import { rowGap } from './rowGap.ts'
import { validateBlock } from './validateBlock.ts'

/** Fewest rows, and fewest tables in a row, of a block that can be simulated (D-02). */
export const MIN_ROWS = 1
export const MIN_TABLES_PER_ROW = 1

/** The kinds that every block needs one of. */
export const BLOCK_COMPONENT_KINDS = [
  'panel',
  'table',
  'inverter',
  'transformer',
  'dcWire',
  'acWire',
] as const satisfies readonly ComponentKind[]

/** Layers that tables stand on. */
const LAND: ReadonlySet<BlockLayer['type']> = new Set(['perimeter', 'panels', 'frame'])

type BlockComponentKind = (typeof BLOCK_COMPONENT_KINDS)[number]

/** The parameters of what the block's relations point at; undefined where there is no such component. */
export type LinkedComponents = {
  readonly [K in BlockComponentKind]?: ComponentParameters[K] | undefined
}

export interface BlockLayoutNumbers {
  readonly rows: number
  readonly tablesPerRow: number
  /** Why no table was placed, where the layout knows it. */
  readonly problem?: string
}

export interface BlockSurroundings {
  readonly components: LinkedComponents
  /** The block's own layers. */
  readonly layers: readonly BlockLayer[]
  /** Of the layout; undefined when none could be made. */
  readonly layout?: BlockLayoutNumbers | undefined
}

export type CompletenessCheck =
  | 'schema'
  | 'componentLinked'
  | 'componentExists'
  | 'componentFields'
  | 'panelCurve'
  | 'panelShape'
  | 'torqueTubeHeight'
  | 'rowOverlap'
  | 'layers'
  | 'layerGeometry'
  | 'rows'
  | 'tablesPerRow'

/** One reason why the block cannot be simulated yet. */
export interface CompletenessIssue {
  readonly check: CompletenessCheck
  readonly message: string
  /** The field to go to: of the block, of a component as `panel.cells.0`, or a layer as `layers.ID`. Absent: there is no land. */
  readonly path?: string
}

/** All that keeps a block from being simulated; empty when it is complete. */
export function blockCompleteness(
  block: Block,
  { components, layers, layout }: BlockSurroundings,
): readonly CompletenessIssue[] {
  return [
    ...validateBlock(block).map(schemaIssue),
    ...activePowerIssues(block),
    ...BLOCK_COMPONENT_KINDS.flatMap((kind) => componentIssues(kind, block, components[kind])),
    ...(components.panel ? panelIssues(components.panel) : []),
    ...torqueTubeIssues(components),
    ...rowOverlapIssues(components),
    ...layerIssues(layers),
    ...layoutIssues(layout ?? { rows: 0, tablesPerRow: 0 }, layers),
  ]
}

export function isBlockComplete(block: Block, surroundings: BlockSurroundings): boolean {
  return blockCompleteness(block, surroundings).length === 0
}

/** A power factor of 0 is a sound value of the field, and gives no active power to simulate. */
function activePowerIssues({ power_factor }: Block): readonly CompletenessIssue[] {
  if (power_factor !== 0) return []
  const message = `${fieldLabel(blockFields, 'power_factor')}: must be greater than 0 to give active power`
  return [{ check: 'schema', path: 'power_factor', message }]
}

function schemaIssue({ path, message }: FieldError): CompletenessIssue {
  return { check: 'schema', path, message: `${fieldLabel(blockFields, path)}: ${message}` }
}

function componentIssues(
  kind: BlockComponentKind,
  block: Block,
  parameters: object | undefined,
): readonly CompletenessIssue[] {
  const path = RELATION_KEYS[kind]
  const id = path === undefined ? null : block[path]
  const label = COMPONENT_LABELS[kind]
  const at = path === undefined ? {} : { path }
  if (id === null)
    return [{ check: 'componentLinked', message: `Choose ${withArticle(label)}`, ...at }]
  if (parameters === undefined) {
    return [{ check: 'componentExists', message: `The chosen ${label} no longer exists`, ...at }]
  }
  return validateComponent(kind, parameters).errors.map((error) => ({
    check: 'componentFields' as const,
    message: `${label}, ${fieldLabel(fieldsOf(kind), error.path)}: ${error.message}`,
    path: `${kind}.${error.path}`,
  }))
}

function panelIssues(panel: PanelParameters): readonly CompletenessIssue[] {
  if (validateComponent('panel', panel).errors.length > 0) return []
  const issues: CompletenessIssue[] = []
  if (panelFault(panel) !== undefined) {
    issues.push({
      check: 'panelCurve',
      message: 'The electrical values of the Panel give no current-voltage curve',
      path: 'panel.short_circuit_current',
    })
  }
  const { lengthM, widthM } = panelDimensionsM(panel)
  if (lengthM < widthM) {
    issues.push({
      check: 'panelShape',
      message: `Panel height (${metres(lengthM)}) must not be smaller than its width (${metres(widthM)})`,
      path: 'panel.cells',
    })
  }
  return issues
}

function torqueTubeIssues({ panel, table }: LinkedComponents): readonly CompletenessIssue[] {
  if (panel === undefined || table === undefined || table.tracking_type !== 1) return []
  const minimumM = minimumTorqueTubeHeightM(table, panel)
  return isTubeTooLow(table, minimumM)
    ? [
        {
          check: 'torqueTubeHeight',
          message: `Torque Tube Height must be at least ${leastMetres(minimumM)}`,
          path: 'table.torque_tube_height',
        },
      ]
    : []
}

/** Equal within rounding is high enough. */
function isTubeTooLow(table: TableParameters, minimumM: number): boolean {
  return table.torque_tube_height < minimumM - 1e-8
}

function rowOverlapIssues({ panel, table }: LinkedComponents): readonly CompletenessIssue[] {
  if (panel === undefined || table === undefined) return []
  const gap = rowGap(table, panel)
  if (gap.kind !== 'overlap') return []
  const message = `Row Spacing must be at least ${leastMetres(gap.minimumPitchM)}, else the tables overlap`
  return [{ check: 'rowOverlap', message, path: 'table.row_spacing' }]
}

function layerIssues(layers: readonly BlockLayer[]): readonly CompletenessIssue[] {
  if (layers.length === 0) {
    return [{ check: 'layers', message: 'A block needs at least 1 layer' }]
  }
  return layers.flatMap((layer) =>
    validateLayer(layer).map(({ path, message }) => ({
      check: 'layerGeometry' as const,
      message: `Layer ${layer.name}: ${message}`,
      path: `layers.${layer.id}.${path}`,
    })),
  )
}

function layoutIssues(
  { rows, tablesPerRow, problem }: BlockLayoutNumbers,
  layers: readonly BlockLayer[],
): readonly CompletenessIssue[] {
  const land = layers.find(({ type }) => LAND.has(type))
  const at = land === undefined ? {} : { path: `layers.${land.id}` }
  if (rows < MIN_ROWS) {
    const message = problem ?? `The block must hold at least ${MIN_ROWS} row of tables`
    return [{ check: 'rows', message, ...at }]
  }
  if (tablesPerRow < MIN_TABLES_PER_ROW) {
    return [
      {
        check: 'tablesPerRow',
        message: `A row must hold at least ${MIN_TABLES_PER_ROW} table`,
        ...at,
      },
    ]
  }
  return []
}

/** Labels read by their first letter: 'an Inverter', 'an MV Transformer', 'a Panel'. */
const withArticle = (label: string): string =>
  `${/^([AEIOU]|MV|HV)/.test(label) ? 'an' : 'a'} ${label}`

const metres = (lengthM: number): string => `${lengthM.toFixed(3)} m`

/** Rounded up, so that what is named is enough. */
const leastMetres = (lengthM: number): string => metres(Math.ceil(lengthM * 1000 - 1e-6) / 1000)
