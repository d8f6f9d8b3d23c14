/** Groups of nodes that reach each other, each of two or more (Tarjan 1972, doi:10.1137/0201010). */
export function circlesOf(
  arrows: ReadonlyMap<string, ReadonlySet<string>>,
): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const isOpen = new Set<string>()
  const circles: string[][] = []

  const visit = (node: string): void => {
    order.set(node, order.size)
    lowest.set(node, order.size - 1)
    open.push(node)
    isOpen.add(node)
    for (const next of arrows.get(node) ?? []) {
      if (!order.has(next)) {
        visit(next)
        lower(node, lowest.get(next))
      } else if (isOpen.has(next)) lower(node, order.get(next))
    }
    if (lowest.get(node) === order.get(node)) close(node)
  }
  const lower = (node: string, value = Number.POSITIVE_INFINITY): void => {
    lowest.set(node, Math.min(lowest.get(node) ?? value, value))
  }
  const close = (node: string): void => {
    const circle = open.splice(open.indexOf(node))
    for (const one of circle) isOpen.delete(one)
    if (circle.length > 1) circles.push(circle)
  }

  for (const node of arrows.keys()) if (!order.has(node)) visit(node)
  return circles
}
