/** What of a node says where power is read. */
export interface PowerNode {
  readonly component: string
  readonly component_measure: string | null
}

/** Of a plant without a meter at most so many inverters are summed. */
const MOST_SUMMED = 200

/** Where the power of the plant is read: at its meters, else of the system, else of its inverters. */
export function powerNodes<Node extends PowerNode>(nodes: readonly Node[]): readonly Node[] {
  const ofPower = nodes.filter(({ component_measure }) => component_measure === 'active_power')
  for (const component of ['meter', 'system', 'inverter']) {
    const found = ofPower.filter((node) => node.component === component)
    if (found.length > 0) return found.slice(0, MOST_SUMMED)
  }
  return []
}

type Steps = readonly (number | null)[]

/** Sum of series; a step that one of them lacks has none. */
export const sumOfSeries = ([first = [], ...others]: readonly Steps[]): (number | null)[] =>
  first.map((value, at) =>
    others.reduce<number | null>((sum, values) => {
      const next = values[at] ?? null
      return sum === null || next === null ? null : sum + next
    }, value),
  )
