export const CODE_LENGTH = 6

/** The digits of what was typed or pasted, '123 456' as well, and not more than a code has. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_LENGTH)
}

export function isWholeCode(code: string): boolean {
  return code.length === CODE_LENGTH
}
