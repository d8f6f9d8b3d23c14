import { panOneDiode, pvsystSheet } from '@duet/plant'
import { PANEL_FIELDS } from './panelFields.ts'
import type { PanelModule } from './panelModules.ts'

const MAX_BYTES = 1024 * 1024

/**
 * The module of a PAN file, with the playground's wiring of it.
 *
 * @throws Error that says what of the file cannot be taken
 */
export async function moduleOfFile(file: File): Promise<PanelModule> {
  if (file.size > MAX_BYTES)
    throw new Error(`${file.name} is larger than 1 MiB. Choose a PAN file.`)
  const [{ readPan }, buffer] = await Promise.all([import('@duet/formats'), file.arrayBuffer()])
  const { name, parameters, pan_file_import } = readPan(new Uint8Array(buffer), file.name)
  const pan = panOneDiode(parameters) ?? pan_file_import.one_diode
  const sheet = pvsystSheet(pan, pan_file_import.technology)
  if (sheet.recombination !== undefined) {
    throw new Error(`${name} is a thin-film module. The playground draws crystalline cells.`)
  }
  const isHalf = parameters.cell_type === 'half'
  const [cellRows, columns] = parameters.cells
  const rows = isHalf ? cellRows / 2 : cellRows
  if (rows > PANEL_FIELDS.rows.max || columns > PANEL_FIELDS.columns.max || rows % 1 !== 0) {
    throw new Error(
      `${name} has ${cellRows} by ${columns} cells. The playground draws up to ${PANEL_FIELDS.rows.max} by ${PANEL_FIELDS.columns.max}.`,
    )
  }
  return {
    name,
    sheet,
    rows,
    columns,
    cut: isHalf ? 'half' : 'full',
    diodes: parameters.bypass_diodes[0] * parameters.bypass_diodes[1],
    bypassV: -parameters.bypass_diode_max_neg_v,
    cellAreaM2: (parameters.cell_length * parameters.cell_width) / 1e6,
  }
}
