/** The object that a value is, or an empty one. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** What a reference within the description ('#/components/...') stands for; other values as they are. */
export function resolveRef(spec: unknown, value: unknown): unknown {
  let found = value
  // References to references, but none in a ring
  for (let depth = 0; depth < 8; depth++) {
    const ref = recordOf(found)['$ref']
    if (typeof ref !== 'string' || !ref.startsWith('#/')) return found
    found = ref
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((at, part) => recordOf(at)[part], spec)
  }
  return undefined
}
