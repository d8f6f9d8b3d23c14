import type { Block } from '@duet/engine'
import type { ProjectVariant } from './project.ts'

/** One value of the engine's block that a plant document cannot say, or says otherwise than PVsyst. */
export interface Override {
  readonly field: string
  readonly document: string
  readonly pvsyst: string
  readonly reason: string
}

export interface OverriddenBlock {
  readonly block: Block
  readonly overrides: readonly Override[]
}

/**
 * Puts PVsyst's inputs that the document has no field for into the engine's block.
 *
 * @param traced - tables in space in the place of endless rows; then circumsolar light stays beam, and the mismatch of the rear
 *   comes from the circuit: PVsyst's allowance for it is put to the quality, as the share of the year's energy that it is
 */
export function overrideBlock(
  block: Block,
  variant: ProjectVariant,
  traced?: Block['field'],
): OverriddenBlock {
  // The gaps between tables are a need of the drawing.
  const allowances = { ...block.allowances, transmissionFraction: 0 }
  const { rows } = block
  if (!rows) throw new Error('the block has no rows')
  const { field } = variant
  const collectorWidthM = field.collectorWidthM + field.inactiveBandsM
  const changed: Block = {
    ...block,
    rows: { ...rows, collectorWidthM },
    ...(variant.isCircumsolarDiffuse && !traced && { circumsolar: 'diffuse' as const }),
    ...(traced && { field: traced }),
    allowances: traced ? withoutRearMismatch(allowances, variant) : allowances,
  }
  return { block: changed, overrides: listOf(block, changed) }
}

function withoutRearMismatch(
  allowances: Block['allowances'],
  { stored, bifacial }: ProjectVariant,
): Block['allowances'] {
  const sum = (name: string): number =>
    stored.get(name)?.hourly?.reduce((total, value) => total + value, 0) ?? 0
  const rear = (bifacial?.bifaciality ?? 0) * sum('GlobBak')
  const lost = rear > 0 ? (allowances.rearMismatchFraction * rear) / (sum('GlobEff') + rear) : 0
  return {
    ...allowances,
    rearMismatchFraction: 0,
    qualityFraction: 1 - (1 - (allowances.qualityFraction ?? 0)) * (1 - lost),
  }
}

const REASONS: readonly (readonly [
  field: string,
  read: (block: Block) => number | string | undefined,
  reason: string,
])[] = [
  [
    'rows.collectorWidthM',
    ({ rows }) => rows?.collectorWidthM,
    'Modules and both inactive bands; the table is as wide as its module.',
  ],
  [
    'field',
    ({ field }) => field && `${field.eastM.length} tables`,
    'Tables in space: PVsyst has endless rows, so that rows and tables are many.',
  ],
  [
    'circumsolar',
    ({ circumsolar }) => circumsolar,
    'The project counts circumsolar light with the diffuse.',
  ],
  [
    'allowances.transmissionFraction',
    ({ allowances }) => allowances.transmissionFraction,
    'Transparent fraction of the sheds.',
  ],
  [
    'allowances.rearMismatchFraction',
    ({ allowances }) => allowances.rearMismatchFraction,
    'The mismatch of the rear comes from the circuit.',
  ],
  [
    'allowances.qualityFraction',
    ({ allowances }) => allowances.qualityFraction,
    'With the mismatch of the rear as its share of the energy of the year.',
  ],
]

function listOf(document: Block, changed: Block): readonly Override[] {
  return REASONS.flatMap(([field, read, reason]) => {
    const before = valueText(read(document))
    const after = valueText(read(changed))
    return before === after ? [] : [{ field, document: before, pvsyst: after, reason }]
  })
}

function valueText(value: number | string | undefined): string {
  if (value === undefined) return 'absent'
  return typeof value === 'number' ? String(Number(value.toPrecision(5))) : value
}
