/** A description as a sentence of a page. */
export const sentence = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').replaceAll('<', '&lt;').trim()
  return /[.!?]$/.test(line) ? line : `${line}.`
}

const SCALARS = new Set(['ID', 'String', 'Int', 'Float', 'Boolean', 'DateTime', 'JSON'])

/** A type as text, with a link where it has fields. */
export function typeLink(text: string): string {
  const name = text.replaceAll(/[[\]!]/g, '')
  return SCALARS.has(name) ? `\`${text}\`` : `[\`${text}\`](types.md#${name.toLowerCase()})`
}
