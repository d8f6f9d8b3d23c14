import type { DayWork, LeafWork } from './work.ts'

/** Fills what is expected where there is no weather: from peers of the block, of the plant, else from the leaf itself. */
export function expectWithoutWeather({ leaves, n }: DayWork): void {
  for (let i = 0; i < n; i++) {
    const unknown = leaves.filter(({ expectedW }) => Number.isNaN(expectedW[i]))
    if (unknown.length === 0) continue
    for (const work of unknown) {
      const peers = unknown.filter(({ leaf }) => leaf.blockId === work.leaf.blockId)
      const share = typicalShare(peers, i) ?? typicalShare(unknown, i) ?? 0
      work.expectedW[i] = Math.max(share * work.leaf.dcCapacityW * work.level, 0)
      // nothing can be said against a leaf that gives about what its peers give
      if (work.powerW[i] > 0.9 * work.expectedW[i]) work.expectedW[i] = work.powerW[i]
    }
  }
}

/** Middle of power over DC capacity of those that have readings. */
function typicalShare(peers: readonly LeafWork[], i: number): number | undefined {
  const shares = peers
    .filter(({ powerW }) => !Number.isNaN(powerW[i]))
    .map(({ powerW, leaf, level }) => powerW[i] / leaf.dcCapacityW / level)
    .sort((a, b) => a - b)
  return shares[shares.length >> 1]
}
