/** What `duet read` prints of a file that cannot be read; keys without a value are left out. */
export interface Refusal {
  readonly file: string
  readonly kind: 'weather' | 'pan' | 'ond' | 'pvsyst' | 'layout'
  readonly error: string
  /** At fault, counted from 1. */
  readonly lines: readonly number[]
  readonly message: string
  /** Lines of a file that is cut short, and the blocks that are open at its end, the innermost last. */
  readonly lastLine?: number
  readonly innermostOpen?: readonly string[]
}

export function refusalText({ file, message, lines }: Refusal): string {
  const at = lines.length === 0 ? '' : ` (lines ${lines.slice(0, 20).join(', ')})`
  return `${file} is refused: ${message}${at}`
}
