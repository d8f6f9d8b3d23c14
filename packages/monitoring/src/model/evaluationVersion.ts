/** Of what a day carries and is known by; raised with each change of their shape or of what rules make of them. */
export const EVALUATION_VERSION = 1

/** Whether a stored state, or features of a day, are of this version. @param text - as JSON */
export function isCurrent(text: string): boolean {
  const value: unknown = JSON.parse(text)
  return (
    typeof value === 'object' &&
    value !== null &&
    'evaluation' in value &&
    value.evaluation === EVALUATION_VERSION
  )
}
