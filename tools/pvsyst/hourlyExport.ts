/** The hourly results that PVsyst writes as a CSV file. */
export interface HourlyExport {
  /** Description of the variant that they are of. */
  readonly variant: string
  /** By variable, in the units of the file: [8760]. */
  readonly columns: ReadonlyMap<string, Float64Array>
}

/**
 * Reads an hourly export: a preamble that names the variant, a line of names that begins with `date`, a line of units and
 * one line an hour, in the order of time.
 *
 * @throws Error for a file without the line of names
 */
export function hourlyExport(text: string): HourlyExport {
  const lines = text.split(/\r\n|\n|\r/)
  const head = lines.findIndex((line) => /^date[,;]/i.test(line))
  const header = lines[head]
  if (header === undefined)
    throw new Error('the export has no line of names that begins with "date"')
  const separator = header.charAt(4)
  const names = header.split(separator)
  const rows = lines
    .slice(head + 1)
    .filter((line) => /^\d\d?\/\d\d?\/\d\d/.test(line))
    .map((line) => line.split(separator))
  const columns = new Map<string, Float64Array>()
  names.forEach((name, column) => {
    if (column > 0)
      columns.set(
        name,
        Float64Array.from(rows, (row) => Number(row[column])),
      )
  })
  const variant = lines.find((line) => line.startsWith(`Simulation variant${separator}`))
  return { variant: variant?.split(separator)[3]?.trim() ?? '', columns }
}
