/**
 * Tree of boxes around primitives. Node 0 is the root; the first child of an inner node follows it.
 * A leaf holds `order[link .. link + share − 1]`.
 */
export interface Bvh {
  /** Least x, y, z, then greatest, [nodes][6]. */
  readonly bounds: Float64Array
  /** Inner nodes: the second child; leaves: the first place in `order`. */
  readonly link: Int32Array
  /** Leaves: how many primitives, above 0; inner nodes: −1 − axis that parts the children. */
  readonly share: Int32Array
  /** Primitives in the order of the leaves. */
  readonly order: Int32Array
}

/** Parts of a box at whose borders a split is weighed. */
const PARTS = 12
/** Primitives of a leaf that is not worth a further look. */
const SMALL_LEAF = 2
/** Cost of going down one node over that of one primitive. */
const STEP_COST = 0.7
/** Below this depth nodes are halved by count, so that a walk's stack stays below `STACK_SIZE`. */
const FREE_DEPTH = 32

/** Nodes that can wait during a walk. */
export const STACK_SIZE = 64

interface Building extends Bvh {
  readonly boxes: Float64Array
  nodes: number
}

/**
 * Builds the tree by the surface area heuristic over twelve parts of the longest axis.
 *
 * @param boxes - least x, y, z, then greatest, of each primitive, [count][6], m
 * @see [1] I. Wald, IEEE Symposium on Interactive Ray Tracing (2007) 33-40, doi:10.1109/RT.2007.4342588
 */
export function buildBvh(boxes: Float64Array): Bvh {
  const count = boxes.length / 6
  const room = Math.max(1, 2 * count)
  const building: Building = {
    boxes,
    bounds: new Float64Array(6 * room),
    link: new Int32Array(room),
    share: new Int32Array(room),
    order: Int32Array.from({ length: count }, (_, i) => i),
    nodes: 0,
  }
  if (count > 0) addNode(building, 0, count, 0)
  const { bounds, link, share, order, nodes } = building
  return {
    bounds: bounds.slice(0, 6 * nodes),
    link: link.slice(0, nodes),
    share: share.slice(0, nodes),
    order,
  }
}

function addNode(tree: Building, start: number, end: number, depth: number): void {
  const node = tree.nodes++
  boundRange(tree, start, end, tree.bounds, 6 * node)
  const axis = widestCentreAxis(tree, start, end)
  const middle = end - start <= SMALL_LEAF ? start : splitAt(tree, start, end, axis, depth)
  if (middle === start) {
    tree.link[node] = start
    tree.share[node] = end - start
    return
  }
  addNode(tree, start, middle, depth + 1)
  tree.link[node] = tree.nodes
  tree.share[node] = -1 - axis
  addNode(tree, middle, end, depth + 1)
}

function boundRange(
  { boxes, order }: Building,
  start: number,
  end: number,
  out: Float64Array,
  at: number,
): void {
  out.fill(Infinity, at, at + 3)
  out.fill(-Infinity, at + 3, at + 6)
  for (let i = start; i < end; i++) grow(out, at, boxes, 6 * order[i])
}

function grow(out: Float64Array, at: number, box: Float64Array, from: number): void {
  for (let k = 0; k < 3; k++) {
    if (box[from + k] < out[at + k]) out[at + k] = box[from + k]
    if (box[from + 3 + k] > out[at + 3 + k]) out[at + 3 + k] = box[from + 3 + k]
  }
}

function centre({ boxes, order }: Building, i: number, axis: number): number {
  const at = 6 * order[i] + axis
  return 0.5 * (boxes[at] + boxes[at + 3])
}

function widestCentreAxis(tree: Building, start: number, end: number): number {
  let widest = 0
  let width = -1
  for (let axis = 0; axis < 3; axis++) {
    const [least, greatest] = centreRange(tree, start, end, axis)
    if (greatest - least > width) {
      width = greatest - least
      widest = axis
    }
  }
  return widest
}

function centreRange(
  tree: Building,
  start: number,
  end: number,
  axis: number,
): readonly [number, number] {
  let least = Infinity
  let greatest = -Infinity
  for (let i = start; i < end; i++) {
    const c = centre(tree, i, axis)
    if (c < least) least = c
    if (c > greatest) greatest = c
  }
  return [least, greatest]
}

/** Orders the range so that it parts at the place returned; `start` when it is better left whole. */
function splitAt(tree: Building, start: number, end: number, axis: number, depth: number): number {
  const [least, greatest] = centreRange(tree, start, end, axis)
  if (depth >= FREE_DEPTH || !(greatest > least)) return halve(tree, start, end, axis)
  const scale = PARTS / (greatest - least)
  const part = (i: number): number =>
    Math.min(PARTS - 1, Math.floor((centre(tree, i, axis) - least) * scale))
  const best = cheapestBorder(tree, start, end, part)
  if (best === 0) return start
  let middle = start
  for (let i = start; i < end; i++) {
    if (part(i) >= best) continue
    const moved = tree.order[i]
    tree.order[i] = tree.order[middle]
    tree.order[middle++] = moved
  }
  return middle
}

function halve(tree: Building, start: number, end: number, axis: number): number {
  const { boxes } = tree
  const key = (primitive: number): number =>
    boxes[6 * primitive + axis] + boxes[6 * primitive + 3 + axis]
  tree.order.subarray(start, end).sort((a, b) => key(a) - key(b) || a - b)
  return (start + end) >> 1
}

/** The part at which the second side begins; 0 when a leaf of the whole costs less. */
function cheapestBorder(
  tree: Building,
  start: number,
  end: number,
  part: (i: number) => number,
): number {
  const counts = new Int32Array(PARTS)
  const boxes = new Float64Array(6 * PARTS)
  for (let p = 0; p < PARTS; p++) {
    boxes.fill(Infinity, 6 * p, 6 * p + 3)
    boxes.fill(-Infinity, 6 * p + 3, 6 * p + 6)
  }
  for (let i = start; i < end; i++) {
    const p = part(i)
    counts[p]++
    grow(boxes, 6 * p, tree.boxes, 6 * tree.order[i])
  }
  const whole = new Float64Array(6)
  boundRange(tree, start, end, whole, 0)
  let best = 0
  let bestCost = (end - start) * halfArea(whole)
  for (let border = 1; border < PARTS; border++) {
    const cost =
      STEP_COST * halfArea(whole) +
      sideCost(counts, boxes, 0, border) +
      sideCost(counts, boxes, border, PARTS)
    if (cost < bestCost) {
      bestCost = cost
      best = border
    }
  }
  return best
}

/** Infinite for a side that holds nothing. */
function sideCost(counts: Int32Array, boxes: Float64Array, from: number, to: number): number {
  const box = Float64Array.of(Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity)
  let count = 0
  for (let p = from; p < to; p++) {
    count += counts[p]
    if (counts[p] > 0) grow(box, 0, boxes, 6 * p)
  }
  return count === 0 ? Infinity : count * halfArea(box)
}

function halfArea(box: Float64Array): number {
  const x = box[3] - box[0]
  const y = box[4] - box[1]
  const z = box[5] - box[2]
  return x * y + y * z + z * x
}
