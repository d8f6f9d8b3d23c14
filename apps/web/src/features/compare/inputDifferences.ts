import { formatCount, formatNumber, formatPowerW, joinUnit } from '../../lib/format.ts'
import { formatSiteTime } from '../../lib/formatTime.ts'
import type { Rating, RunMeta } from './runMeta.ts'

/** An input that is not the same in both runs, in words. */
export interface InputDifference {
  readonly what: string
  /** Names of the blocks that it holds for; empty: the whole run. */
  readonly blocks: readonly string[]
  readonly a: string
  readonly b: string
}

/** What differs in the inputs that the server tells of; blocks meet by name. */
export function inputDifferences(a: RunMeta, b: RunMeta): readonly InputDifference[] {
  return [...runFacts(a, b), ...ratingFacts(a, b), ...assumptionFacts(a, b)].filter(
    (fact) => fact.a !== fact.b,
  )
}

function runFacts(a: RunMeta, b: RunMeta): readonly InputDifference[] {
  const fact = (what: string, textOf: (meta: RunMeta) => string): InputDifference => ({
    what,
    blocks: [],
    a: textOf(a),
    b: textOf(b),
  })
  return [
    fact('Weather', (meta) => meta.dataset_name),
    fact('From', (meta) => formatSiteTime(meta.from, meta.local_time_zone)),
    fact('To', (meta) => formatSiteTime(meta.to, meta.local_time_zone)),
    fact('Time zone of the site', (meta) => zoneText(meta.local_time_zone)),
    fact('Time step', (meta) => stepText(meta.time_interval)),
    fact('Engine version', (meta) => meta.engine_version),
    fact('Blocks', (meta) => blockNames(meta).toSorted().join(', ')),
  ]
}

function zoneText(utcOffsetH: number): string {
  return `UTC${utcOffsetH < 0 ? '−' : '+'}${formatNumber(Math.abs(utcOffsetH))}`
}

/** 'OneHour' -> 'One hour' */
function stepText(interval: string): string {
  const words = interval.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function blockNames({ ratings }: RunMeta): readonly string[] {
  return ratings.blocks.map(({ name }) => name)
}

const RATINGS: readonly (readonly [what: string, text: (rating: Rating) => string])[] = [
  ['Nominal power DC', ({ nominal_dc_w }) => formatPowerW(nominal_dc_w, 'Wdc')],
  ['Nominal power AC', ({ nominal_ac_w }) => formatPowerW(nominal_ac_w, 'Wac')],
  ['Modules', ({ module_count }) => formatCount(module_count)],
]

/** Of the whole, and of the blocks that both have. */
function ratingFacts(a: RunMeta, b: RunMeta): readonly InputDifference[] {
  const parts = [
    { blocks: [], a: a.ratings.system, b: b.ratings.system },
    ...a.ratings.blocks.flatMap((ofA) => {
      const ofB = b.ratings.blocks.find(({ name }) => name === ofA.name)
      return ofB === undefined ? [] : [{ blocks: [ofA.name], a: ofA, b: ofB }]
    }),
  ]
  return parts.flatMap((part) =>
    RATINGS.map(([what, text]) => ({
      what,
      blocks: part.blocks,
      a: text(part.a),
      b: text(part.b),
    })),
  )
}

/** Stands where only the other run had to assume something: the design of this one says it. */
const NOT_ASSUMED = 'not assumed'

/** Assumptions of the blocks that both have; those of several blocks that read alike are one. */
function assumptionFacts(a: RunMeta, b: RunMeta): readonly InputDifference[] {
  const found = new Map<string, InputDifference>()
  for (const block of blockNames(a).filter((name) => blockNames(b).includes(name))) {
    const [ofA, ofB] = [assumedTexts(a, block), assumedTexts(b, block)]
    for (const field of new Set([...ofA.keys(), ...ofB.keys()])) {
      const [textA, textB] = [ofA.get(field) ?? NOT_ASSUMED, ofB.get(field) ?? NOT_ASSUMED]
      const key = JSON.stringify([field, textA, textB])
      const blocks = [...(found.get(key)?.blocks ?? []), block]
      found.set(key, { what: assumptionText(field), blocks, a: textA, b: textB })
    }
  }
  return [...found.values()]
}

function assumedTexts(meta: RunMeta, block: string): ReadonlyMap<string, string> {
  const id = meta.ratings.blocks.find(({ name }) => name === block)?.block_id
  return new Map(
    meta.assumptions
      .filter(({ block_id }) => block_id === id)
      .map(({ field, value, unit }) => [
        field,
        joinUnit(typeof value === 'number' ? formatNumber(value) : value, unit),
      ]),
  )
}

/** 'rear_mismatch' -> 'Assumed: rear mismatch' */
function assumptionText(field: string): string {
  return `Assumed: ${field.replaceAll('_', ' ')}`
}
