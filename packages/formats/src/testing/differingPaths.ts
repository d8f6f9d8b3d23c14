/** Keys that explain a file of what is expected. */
const FOR_PEOPLE = new Set(['note', 'frame', 'basis', 'why'])

/** Paths at which an answer is not as expected; it may have more keys. Numbers: 0.05 % or 0.001; null may be absent. */
export function differingPaths(expected: unknown, answer: unknown, path = ''): readonly string[] {
  if (typeof expected === 'number') {
    const room = Math.max(1e-3, 5e-4 * Math.abs(expected))
    const isNear = typeof answer === 'number' && Math.abs(answer - expected) <= room
    return isNear ? [] : [`${path}: ${String(answer)} instead of ${expected}`]
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(answer) || answer.length !== expected.length)
      return [`${path}: not ${expected.length} entries`]
    return expected.flatMap((value, i) => differingPaths(value, answer[i], `${path}[${i}]`))
  }
  if (isRecord(expected)) {
    if (!isRecord(answer)) return [`${path}: ${String(answer)} instead of an object`]
    return Object.entries(expected)
      .filter(([key]) => !FOR_PEOPLE.has(key))
      .flatMap(([key, value]) => differingPaths(value, answer[key], `${path}.${key}`))
  }
  const isSame = expected === answer || (expected === null && answer === undefined)
  return isSame ? [] : [`${path}: ${String(answer)} instead of ${String(expected)}`]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
