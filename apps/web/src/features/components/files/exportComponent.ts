import { writeOnd, writePan } from '@duet/formats'
import { validateComponent } from '@duet/plant'
import { capture } from '../../../lib/analytics/analytics.ts'
import { downloadBlob, fileNameOf } from '../../../lib/download.ts'
import type { StoredComponent } from '../useComponents.ts'

/** The PVsyst format of a kind; undefined where it has none. */
export function fileFormatOf({ kind }: StoredComponent): 'PAN' | 'OND' | undefined {
  return kind === 'panel' ? 'PAN' : kind === 'inverter' ? 'OND' : undefined
}

/** Saves the stored component as a file of PVsyst. @throws Error that says what to correct first */
export function exportComponent(component: StoredComponent): void {
  const format = fileFormatOf(component)
  if (format === undefined) return
  const text = textOf(component)
  downloadBlob(new Blob([text], { type: 'text/plain' }), `${fileNameOf(component.name)}.${format}`)
  capture('data_exported', { what: 'component', format })
}

function textOf({ kind, name, parameters }: StoredComponent): string {
  if (kind === 'panel') {
    const panel = validateComponent('panel', parameters).parameters
    if (panel !== undefined) return writePan(name, panel)
  }
  if (kind === 'inverter') {
    const inverter = validateComponent('inverter', parameters).parameters
    if (inverter !== undefined) return writeOnd(name, inverter)
  }
  throw new Error(`Correct the field errors of ${name} and save it before it is exported.`)
}
