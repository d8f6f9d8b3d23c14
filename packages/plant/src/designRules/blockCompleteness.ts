import type { Block } from '../block/block.ts'
import { blockFields } from '../block/blockFields.ts'
import {
  BLOCK_COMPONENT_KINDS,
  type BlockComponentKind,
  type LinkedComponents,
} from '../block/linkedComponents.ts'
import { validateBlock } from '../block/validateBlock.ts'
import type { FieldError } from '../components/fields/fieldError.ts'
import { fieldLabel } from '../components/fields/fieldLabel.ts'
import { COMPONENT_LABELS, RELATION_KEYS } from '../components/kinds.ts'
import { panelDimensionsM } from '../components/panel/cellLayout.ts'
import type { PanelParameters } from '../components/panel/panelParameters.ts'
import { fieldsOf, validateComponent } from '../components/validateComponent.ts'
import type { BlockLayer } from '../layers/blockLayer.ts'
import { validateLayer } from '../layers/validateLayer.ts'
import { panelFault } from '../simulation/panelStc.ts'

export interface BlockSurroundings {
  readonly components: LinkedComponents
  /** The block's own layers. */
  readonly layers: readonly BlockLayer[]
}

/** One reason why the block cannot be simulated yet. */
export interface CompletenessIssue {
  readonly rule:
    | 'block_field'
    | 'component_missing'
    | 'component_field'
    | 'panel_curve'
    | 'panel_shape'
    | 'layer_drawing'
  readonly message: string
  /** The field to go to: of the block, of a component as `panel.cells.0`, or a layer as `layers.ID`. */
  readonly path: string
}

/** What is missing or wrong in the records of a block by themselves; how they go together: `checkDesign`. */
export function blockCompleteness(
  block: Block,
  { components, layers }: BlockSurroundings,
): readonly CompletenessIssue[] {
  return [
    ...validateBlock(block).map(schemaIssue),
    ...activePowerIssues(block),
    ...BLOCK_COMPONENT_KINDS.flatMap((kind) => componentIssues(kind, block, components[kind])),
    ...(components.panel ? panelIssues(components.panel) : []),
    ...layers.flatMap(layerIssues),
  ]
}

/** A power factor of 0 is a valid value of the field, and gives no active power to simulate. */
function activePowerIssues({ power_factor }: Block): readonly CompletenessIssue[] {
  if (power_factor !== 0) return []
  const message = `${fieldLabel(blockFields, 'power_factor')}: must be greater than 0 to give active power`
  return [{ rule: 'block_field', path: 'power_factor', message }]
}

function schemaIssue({ path, message }: FieldError): CompletenessIssue {
  return { rule: 'block_field', path, message: `${fieldLabel(blockFields, path)}: ${message}` }
}

function componentIssues(
  kind: BlockComponentKind,
  block: Block,
  parameters: object | undefined,
): readonly CompletenessIssue[] {
  const path = RELATION_KEYS[kind]
  const label = COMPONENT_LABELS[kind]
  if (block[path] === null || parameters === undefined) {
    const message =
      block[path] === null ? `Choose ${withArticle(label)}` : `The chosen ${label} no longer exists`
    return [{ rule: 'component_missing', message, path }]
  }
  return componentErrors(kind, parameters).map((error) => ({
    rule: 'component_field' as const,
    message: `${label}, ${fieldLabel(fieldsOf(kind), error.path)}: ${error.message}`,
    path: `${kind}.${error.path}`,
  }))
}

/** Records are never changed in place, and many blocks share one. */
const known = new WeakMap<object, readonly FieldError[]>()

function componentErrors(kind: BlockComponentKind, parameters: object): readonly FieldError[] {
  const errors = known.get(parameters) ?? validateComponent(kind, parameters, 'document').errors
  known.set(parameters, errors)
  return errors
}

function panelIssues(panel: PanelParameters): readonly CompletenessIssue[] {
  if (componentErrors('panel', panel).length > 0) return []
  const issues: CompletenessIssue[] = []
  if (panelFault(panel) !== undefined) {
    issues.push({
      rule: 'panel_curve',
      message: 'The electrical values of the Panel give no current-voltage curve',
      path: 'panel.short_circuit_current',
    })
  }
  const { lengthM, widthM } = panelDimensionsM(panel)
  if (lengthM < widthM) {
    issues.push({
      rule: 'panel_shape',
      message: `Panel height (${metres(lengthM)}) must not be smaller than its width (${metres(widthM)})`,
      path: 'panel.cells',
    })
  }
  return issues
}

function layerIssues(layer: BlockLayer): readonly CompletenessIssue[] {
  return validateLayer(layer).map(({ path, message }) => ({
    rule: 'layer_drawing',
    message: `Layer ${layer.name}: ${message}`,
    path: `layers.${layer.id}.${path}`,
  }))
}

/** Labels read by their first letter: 'an Inverter', 'an MV transformer', 'a Panel'. */
const withArticle = (label: string): string =>
  `${/^([AEIOU]|MV|HV)/.test(label) ? 'an' : 'a'} ${label}`

const metres = (lengthM: number): string => `${lengthM.toFixed(3)} m`
