/** Cuts a line into fields of given widths, one after the other; what lies beyond is left. */
export function fixedFields(line: string, widths: readonly number[]): readonly string[] {
  let from = 0
  return widths.map((width) => {
    const field = line.slice(from, from + width).trim()
    from += width
    return field
  })
}
