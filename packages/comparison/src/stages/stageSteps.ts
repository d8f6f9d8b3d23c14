/** What a loss account leaves after one of its stages. */
export interface StageLevel {
  readonly key: string
  readonly label: string
  readonly value: number
  readonly unit: string
}

/** What is lost or won between two stages that both accounts have. */
export interface StageStep {
  readonly key: string
  readonly label: string
  /** Stages on the way that only one account has, and that take or give more than nothing. */
  readonly within: readonly string[]
  /** Change as a fraction of what came to the step; a loss is negative. */
  readonly changeA: number
  readonly changeB: number
}

/**
 * The steps of two accounts that can be set against each other: from a stage that both have to the next one. Where one account has
 * more stages in between, they count for the step. A step that changes the unit, as from light to energy, is none.
 */
export function stageSteps(
  ofA: readonly StageLevel[],
  ofB: readonly StageLevel[],
): readonly StageStep[] {
  const shared = sharedStages(ofA, ofB)
  return shared.flatMap(({ a, b }, index) => {
    const before = shared[index - 1]
    if (before === undefined) return []
    const [levelA, levelB, fromA, fromB] = [ofA[a], ofB[b], ofA[before.a], ofB[before.b]]
    if (!levelA || !levelB || !isStep(fromA, levelA) || !isStep(fromB, levelB)) return []
    return [
      {
        key: levelA.key,
        label: levelA.label,
        within: [...between(ofA, before.a, a), ...between(ofB, before.b, b)],
        changeA: levelA.value / fromA.value - 1,
        changeB: levelB.value / fromB.value - 1,
      },
    ]
  })
}

/** Of what came to a stage; less is not told. */
const LEAST_CHANGE = 0.0005

function between(stages: readonly StageLevel[], from: number, to: number): readonly string[] {
  return stages.slice(from + 1, to).flatMap(({ label, value }, index) => {
    const before = stages[from + index]?.value ?? value
    return Math.abs(value - before) > LEAST_CHANGE * Math.abs(before) ? [label] : []
  })
}

interface Shared {
  readonly a: number
  readonly b: number
}

/** Places of the stages that both have, in the order of both. */
export function sharedStages(
  ofA: readonly Pick<StageLevel, 'key'>[],
  ofB: readonly Pick<StageLevel, 'key'>[],
): readonly Shared[] {
  const shared: Shared[] = []
  for (const [a, { key }] of ofA.entries()) {
    const b = ofB.findIndex((stage) => stage.key === key)
    if (b > (shared.at(-1)?.b ?? -1)) shared.push({ a, b })
  }
  return shared
}

function isStep(from: StageLevel | undefined, to: StageLevel): from is StageLevel {
  return from !== undefined && from.unit === to.unit && from.value !== 0
}
