import { distanceM, type PointM } from '@duet/plant'

/** Ends nearer than this are one, m. */
const JOIN_M = 0.01

type Line = readonly PointM[]

/** Lines that follow on one another as one line, turned where they must; undefined where they do not. */
export function joinLines(lines: readonly Line[]): Line | undefined {
  const [first, ...rest] = lines
  let joined = first
  let open = rest
  while (joined !== undefined && open.length > 0) {
    const next = nextJoin(joined, open)
    if (next === undefined) return undefined
    joined = next.joined
    open = open.filter((line) => line !== next.used)
  }
  return joined
}

function nextJoin(
  joined: Line,
  open: readonly Line[],
): { readonly joined: Line; readonly used: Line } | undefined {
  for (const used of open) {
    for (const line of [used, used.toReversed()]) {
      if (areOne(joined.at(-1), line[0])) return { used, joined: [...joined, ...line.slice(1)] }
      if (areOne(joined[0], line.at(-1))) return { used, joined: [...line.slice(0, -1), ...joined] }
    }
  }
  return undefined
}

function areOne(a: PointM | undefined, b: PointM | undefined): boolean {
  return a !== undefined && b !== undefined && distanceM(a, b) <= JOIN_M
}
