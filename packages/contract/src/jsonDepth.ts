/** Lists and objects in one another; nothing of ours comes near it, and what walks through values has room for it. */
export const MAX_JSON_DEPTH = 100

/** Whether lists and objects of a value from JSON lie deeper in one another than that. */
export function isTooDeep(value: unknown, most: number = MAX_JSON_DEPTH): boolean {
  if (typeof value !== 'object' || value === null) return false
  return most === 0 || Object.values(value).some((inner) => isTooDeep(inner, most - 1))
}
