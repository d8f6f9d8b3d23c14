/**
 * Report of a program as a part of the page: its headings go below the section's. Tables and headings that begin with one of the texts are
 * left out, with the table or the list under them.
 */
export function partOfPage(text: string, leftOut: readonly string[]): string {
  const parts: string[] = []
  let isUnderLeftOut = false
  for (const block of text.split(/\n{2,}/)) {
    const isBody = block.startsWith('|') || block.startsWith('- ')
    const isLeftOut: boolean = isBody
      ? isUnderLeftOut
      : leftOut.some((start) => isTitle(block, start))
    isUnderLeftOut = isLeftOut && !isBody
    if (!isLeftOut) parts.push(block.replace(/^## /, '### '))
  }
  return parts.join('\n\n')
}

function isTitle(block: string, start: string): boolean {
  return block.startsWith(`**${start}`) || block.startsWith(`## ${start}`)
}
