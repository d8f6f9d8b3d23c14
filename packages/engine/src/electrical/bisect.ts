/**
 * Where a condition that does not hold at `low` and holds at `high` begins to, by halving until the two are neighbours: the last
 * place below. `low` where it holds nowhere between.
 */
export function bisect(holds: (x: number) => boolean, low: number, high: number): number {
  let below = low
  let above = high
  for (;;) {
    const middle = below + 0.5 * (above - below)
    if (!(middle > below && middle < above)) return below
    if (holds(middle)) above = middle
    else below = middle
  }
}
