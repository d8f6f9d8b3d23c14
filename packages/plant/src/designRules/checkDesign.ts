import { systemParametersFields, validateSystemParameters } from '../block/systemParameters.ts'
import { fieldLabel } from '../components/fields/fieldLabel.ts'
import type { ComponentKind } from '../components/kinds.ts'
import { fieldsOf, validateComponent } from '../components/validateComponent.ts'
import { localFrame } from '../layout/localFrame.ts'
import { boxesMeet } from '../shapes/box.ts'
import { blockCompleteness } from './blockCompleteness.ts'
import {
  type BlockFacts,
  blockFacts,
  type DesignToCheck,
  hvParts,
  type KnownOfBlock,
} from './blockFacts.ts'
import { blockRules } from './designRules.ts'
import type { DesignFinding } from './finding.ts'
import { blockInPair, pairRules } from './pairRules.ts'
import { type PlantFacts, plantRules } from './plantRules.ts'
import type { RuleFinding } from './rule.ts'

export interface CheckOptions {
  /** Blocks that are built or run together; absent: all of the design. */
  readonly blockIds?: readonly string[]
  /** What is known of blocks already; the rest is found. */
  readonly known?: ReadonlyMap<string, KnownOfBlock>
}

/**
 * Everything that prevents a design from being built or simulated as it is drawn, and what is most likely a mistake: the
 * one list of the design page, pre-flight, the API and `duet check`. Findings of blocks come first, block by block.
 */
export function checkDesign(
  design: DesignToCheck,
  { blockIds, known }: CheckOptions = {},
): readonly DesignFinding[] {
  const { project } = design
  const frame = localFrame(project.longitude, project.latitude)
  const blocks = design.blocks
    .filter(({ id }) => blockIds?.includes(id) ?? true)
    .map((block) => blockFacts(design, block, frame, known?.get(block.id) ?? {}))
  return [
    ...blocks.flatMap(blockFindings),
    ...pairFindings(blocks),
    ...plantFindings(design, blocks),
  ]
}

/** A rule that is broken says more than the mistake of the part's field that it leads to. */
function blockFindings(facts: BlockFacts): readonly DesignFinding[] {
  const { block, parts, layers } = facts
  const ofRules = blockRules.flatMap(({ findings }) => findings(facts))
  const told = new Set(
    ofRules.flatMap(({ severity, path }) => (severity === 'error' ? [path] : [])),
  )
  const incomplete = blockCompleteness(block, { components: parts, layers })
    .filter(({ path }) => !told.has(path))
    .map(({ rule, message, path }) => ({
      rule,
      severity: 'error' as const,
      message,
      path,
      figures: {},
    }))
  return [...incomplete, ...ofRules].map((finding) => ({ ...finding, block_id: block.id }))
}

function pairFindings(blocks: readonly BlockFacts[]): readonly DesignFinding[] {
  const inPairs = blocks.map(blockInPair)
  return inPairs.flatMap((one, index) =>
    inPairs
      .slice(index + 1)
      .filter((other) => boxesMeet(one.reach, other.reach))
      .flatMap((other) => pairRules.flatMap(({ findings }) => findings({ one, other })))
      .map((finding) => ({ ...finding, block_id: one.facts.block.id })),
  )
}

function plantFindings(
  design: DesignToCheck,
  blocks: readonly BlockFacts[],
): readonly DesignFinding[] {
  const plant = { design, blocks, hv: hvParts(design) }
  const ofRules = plantRules.flatMap(({ findings }) => findings(plant))
  return [...systemFindings(plant), ...ofRules].map((finding) => ({ ...finding, block_id: null }))
}

/** Mistakes in the fields of the plant and of the parts of its HV stage. */
function systemFindings({ design, hv }: PlantFacts): readonly RuleFinding[] {
  const errors = validateSystemParameters({ ...design.system_parameters, project_id: '' })
  return [
    ...errors.map(({ path, message }) =>
      fieldFinding('system', fieldLabel(systemParametersFields, path), path, message),
    ),
    ...hvErrors('hvTransformer', 'hvTransformer', hv?.transformer),
    ...hvErrors('hvAcWire', 'acWire', hv?.wire),
  ]
}

function hvErrors(head: string, kind: ComponentKind, parameters: object | undefined) {
  if (parameters === undefined) return []
  return validateComponent(kind, parameters).errors.map(({ path, message }) =>
    fieldFinding(head, fieldLabel(fieldsOf(kind), path), path, message),
  )
}

function fieldFinding(head: string, label: string, path: string, message: string): RuleFinding {
  return {
    rule: 'system_field',
    severity: 'error',
    message: `${label}: ${message}`,
    figures: {},
    path: `${head}.${path}`,
  }
}
