/** A piece of plain text: words, or an address that can be opened. */
export interface TextPart {
  readonly text: string
  readonly href: string | undefined
}

/** The HTML of an email for a frame without scripts; its links open in a new tab. */
export function previewHtml(html: string): string {
  const base = '<base target="_blank">'
  const head = /<head[^>]*>/i.exec(html)
  if (head === null) return `${base}${html}`
  const at = head.index + head[0].length
  return `${html.slice(0, at)}${base}${html.slice(at)}`
}

/** Plain text with its addresses set apart. A point or bracket behind an address is not part of it. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const found of text.matchAll(/https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]]/g)) {
    parts.push({ text: text.slice(from, found.index), href: undefined })
    parts.push({ text: found[0], href: found[0] })
    from = found.index + found[0].length
  }
  parts.push({ text: text.slice(from), href: undefined })
  return parts.filter((part) => part.text !== '')
}
