import { median } from '@duet/units'
import { showsInputs, showsLevel, typicalInput } from '../day/dayFeatures.ts'
import { type InputState, middle } from '../learn/state.ts'
import { type InputLoss, inputLoss, learnedInput, stringDrop } from '../learn/strings.ts'
import type { Component } from '../model/hierarchy.ts'
import { type Cause, type DayWork, type LeafWork, potentialOf } from './work.ts'

/** Part of an inverter that has to be missing for days, and peers that it is held against. */
const LEAF_DROP = 0.03
const LEAST_PEERS = 3
/** Without peers: part of a leaf that has to be missing, all day alike, after days that were whole. */
const LONE_DROP = 0.2
const LONE = { spread: 0.06, hours: 4, whole: 0.9, days: 20 }

export interface StringDay {
  readonly causes: readonly Cause[]
  /** By leaf and input. */
  readonly inputs: readonly (readonly InputState[])[]
}

/**
 * Strings that are missing at combiners and MPPT inputs, against the other inputs of their inverter.
 *
 * @param excused - by leaf, 1 where snow takes from it
 */
export function strings(work: DayWork, excused: readonly Uint8Array[]): StringDay {
  const { strings_per_combiner: count } = work.plant.deployment.settings
  const drop = stringDrop(count)
  const causes: Cause[] = []
  const blocks = work.plant.blocks.map((block) => peerRatios(work, block.leaves))
  const inputs = work.leaves.map((leafWork) => {
    if (leafWork.leaf.dcInputs.length < 2) {
      const typical = blocks[leafWork.leaf.parts[0]?.block ?? 0]
      const { state, row } = typical.every(Number.isNaN)
        ? loneLeaf(work, leafWork, excused[leafWork.index])
        : wholeLeaf(work, leafWork, typical)
      if (row) causes.push(row)
      return [state]
    }
    const typical = typicalInput(leafWork.leaf, work.day)
    return leafWork.leaf.dcInputs.map((input, k) => {
      const before = work.before.leaves[leafWork.index].inputs[k]
      const coming = work.ahead.slice(1).map(({ leaves }) => leaves[leafWork.index].inputs[k])
      const ratios = inputRatios(work, leafWork, input.measure, typical)
      const loss = inputLoss(before, ratios, coming, {
        drop,
        stepS: work.day.stepS,
        isSudden: true,
      })
      const row = lossRow(work, leafWork, input, leafWork.leaf.dcInputs.length, loss)
      if (row) causes.push(row)
      return learnedInput(loss.state, work.ahead[0]?.leaves[leafWork.index].inputs[k] ?? null)
    })
  })
  return { causes, inputs }
}

/** Middle over the leaves of a block of measured over expected power, [n]; NaN with fewer than three that show it. */
function peerRatios({ leaves, n }: DayWork, members: readonly number[]): Float64Array {
  return Float64Array.from({ length: n }, (_, i) => {
    const ratios = members
      .map((leaf) => leaves[leaf])
      .filter((leafWork) => !leafWork.missing[i] && showsLevel(leafWork, i))
      .map(({ powerW, expectedW }) => powerW[i] / expectedW[i])
      .sort((a, b) => a - b)
    return ratios.length >= LEAST_PEERS ? ratios[ratios.length >> 1] : Number.NaN
  })
}

/** A part that is missing at a leaf that has no peers: it gives the same share of what is expected all day, after days that were whole. */
function loneLeaf(work: DayWork, leafWork: LeafWork, excused: Uint8Array): LeafLoss {
  const { leaf, index, powerW, expectedW, missing } = leafWork
  const isOpen = work.before.leaves[index].inputs[0]?.isOpen ?? false
  const b = leaf.parts[0]?.block ?? 0
  const block = work.plant.blocks[b]
  const { history } = work.before.blocks[b]
  const whole = middle(history.slice(-LONE.days).map(({ ratio }) => ratio)) ?? 0
  if (!isOpen && whole < LONE.whole) return { state: { level: 1, isOpen: false }, row: undefined }
  const others = block.leaves.filter((at) => at !== index).map((at) => work.leaves[at])
  const beside = (i: number): number =>
    median(
      others.map((other) => other.powerW[i] / other.expectedW[i]).filter((ratio) => ratio > 0),
    ) || 1
  const ratios = powerW.map((power, i) =>
    missing[i] || excused[i] || !showsLevel(leafWork, i)
      ? Number.NaN
      : power / expectedW[i] / beside(i),
  )
  const coming = comingRatios(work, index, others.length > 0 ? block.leaves : [])
  const loss = inputLoss({ level: 1, isOpen }, ratios, coming, {
    drop: LONE_DROP,
    stepS: work.day.stepS,
    isSudden: isSteady(ratios, work.day.stepS),
  })
  const row = lossRow(work, leafWork, leaf, 1, loss)
  return { state: { level: 1, isOpen: loss.state.isOpen }, row }
}

interface LeafLoss {
  readonly state: InputState
  readonly row: Cause | undefined
}

function isSteady(ratios: Float64Array, stepS: number): boolean {
  const known = ratios.filter((ratio) => !Number.isNaN(ratio))
  if (known.length * stepS < LONE.hours * 3600) return false
  const typical = median(known)
  return median(known.map((ratio) => Math.abs(ratio - typical))) < LONE.spread * typical
}

/** Strings that are missing at an inverter whose inputs are not measured: it falls behind the others of its block. */
function wholeLeaf(work: DayWork, leafWork: LeafWork, typical: Float64Array): LeafLoss {
  const { leaf, index, powerW, expectedW, missing } = leafWork
  const before = work.before.leaves[index].inputs[0] ?? { level: 1, isOpen: false }
  const block = work.plant.blocks[leaf.parts[0]?.block ?? 0]
  const ratios = typical.map((ratio, i) =>
    missing[i] || !showsLevel(leafWork, i) ? Number.NaN : powerW[i] / expectedW[i] / ratio,
  )
  const coming = comingRatios(work, index, block.leaves)
  const loss = inputLoss(before, ratios, coming, {
    drop: LEAF_DROP,
    stepS: work.day.stepS,
    isSudden: false,
  })
  const row = lossRow(work, leafWork, leaf, 1, loss)
  return { state: { level: 1, isOpen: loss.state.isOpen }, row }
}

/** Of a leaf on the days after, at its own level, over the middle of its peers; over what is expected without any. */
const comingRatios = (
  { before, ahead }: DayWork,
  index: number,
  peers: readonly number[],
): readonly (number | null)[] =>
  ahead.slice(1).map(({ leaves }) => {
    const of = (at: number): number | null => {
      const { ratio } = leaves[at]
      return ratio === null ? null : ratio / before.leaves[at].level
    }
    const own = of(index)
    const typical = peers.length > 0 ? middle(peers.map(of)) : 1
    return own === null || typical === null ? null : own / typical
  })

function inputRatios(
  { day, n }: DayWork,
  leafWork: LeafWork,
  measure: string,
  typical: Float64Array,
): Float64Array {
  const current = day.readings.get(measure)
  return Float64Array.from({ length: n }, (_, i) =>
    current && showsInputs(leafWork, i) && typical[i] > 0 ? current[i] / typical[i] : Number.NaN,
  )
}

/** @param inputs - number of inputs of the inverter, of which `node` is one */
function lossRow(
  { n }: DayWork,
  { leaf, index, expectedW, possibleW, limitW, level }: LeafWork,
  node: { readonly id: string; readonly component: Component },
  inputs: number,
  { run, missingShare }: InputLoss,
): Cause | undefined {
  if (!run) return undefined
  const left = 1 - missingShare / inputs
  const lost = (i: number): number =>
    expectedW[i] - Math.min(limitW[i], level * possibleW[i] * left)
  return {
    type: 'string_outage',
    nodeId: node.id,
    component: node.component,
    blockId: leaf.blockId,
    ...run,
    potentials: new Map([[index, potentialOf(n, run, lost)]]),
  }
}
