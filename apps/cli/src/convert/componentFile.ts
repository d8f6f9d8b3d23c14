import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { AppError } from '@duet/contract'
import { readOnd, readPan, writeOnd, writePan } from '@duet/formats'
import { validateComponent } from '@duet/plant'
import { z } from 'zod'
import { writeOutput } from '../terminal/outputFile.ts'

/** Formats of modules and inverters, and the ending of a file that means each. */
export const COMPONENT_FORMATS = { json: 'json', pan: 'pan', ond: 'ond' } as const
export type ComponentFormat = keyof typeof COMPONENT_FORMATS

/** A module or an inverter as it stands among the components of a plant document, without its id. */
const COMPONENT = z.object({
  kind: z.enum(['panel', 'inverter']),
  name: z.string(),
  parameters: z.looseObject({}),
})
type Component = z.infer<typeof COMPONENT>

/** Whether a JSON file is a component. */
export const isComponent = (json: unknown): boolean => COMPONENT.safeParse(json).success

/** Converts a module or an inverter between PAN or OND and JSON. @returns what reading reported */
export async function convertComponent(
  path: string,
  from: ComponentFormat,
  format: ComponentFormat,
  out: string,
): Promise<readonly string[]> {
  const { component, notes } = componentOf(await readFile(path), from, basename(path))
  await writeOutput(out, [textOf(component, format)])
  return notes
}

function componentOf(
  bytes: Uint8Array,
  from: ComponentFormat,
  name: string,
): { readonly component: Component; readonly notes: readonly string[] } {
  if (from === 'json') {
    const component = COMPONENT.parse(JSON.parse(new TextDecoder().decode(bytes)))
    return { component, notes: [] }
  }
  const kind = from === 'pan' ? 'panel' : 'inverter'
  const read = from === 'pan' ? readPan(bytes, name) : readOnd(bytes, name)
  const component = { kind, name: read.name, parameters: { ...read.parameters } } as const
  return { component, notes: read.notes.changed }
}

/** @throws AppError INVALID_INPUT for a kind that the format does not have, or values that are out of range */
function textOf({ kind, name, parameters }: Component, format: ComponentFormat): string {
  switch (format) {
    case 'json':
      return `${JSON.stringify({ kind, name, parameters }, undefined, 2)}\n`
    case 'pan':
      if (kind !== 'panel') throw refused(`${name} is an inverter: a PAN file is of a module`)
      return panText(name, checked('panel', name, parameters))
    case 'ond':
      if (kind !== 'inverter') throw refused(`${name} is a module: an OND file is of an inverter`)
      return writeOnd(name, checked('inverter', name, parameters))
  }
}

function panText(name: string, panel: Parameters<typeof writePan>[1]): string {
  try {
    return writePan(name, panel)
  } catch (error) {
    throw error instanceof RangeError ? refused(error.message) : error
  }
}

function checked<Kind extends Component['kind']>(kind: Kind, name: string, given: object) {
  const { parameters, errors } = validateComponent(kind, given, 'document')
  if (parameters === undefined)
    throw new AppError('INVALID_INPUT', `${name} has values that are not valid.`, { errors })
  return parameters
}

const refused = (reason: string): AppError => new AppError('INVALID_INPUT', reason)
