import { AppError } from '@duet/contract'
import { type PlantDocument, parseBlock, parsePlantDocument, type RowOptics } from '@duet/plant'
import { plantJson } from '../loadRun.ts'
import { placesOf, valueAt, withValueAt } from './fieldPath.ts'

/** A field of a plant document with another value than the document has. */
export interface FieldChange {
  /** As `placesOf` reads it. */
  readonly path: string
  /** Of a text field the text itself, of any other JSON. */
  readonly text: string
}

/** A plant document as text, and what is different of it. */
export interface PlantVariant {
  readonly text: string
  /** Of its file, for messages. */
  readonly name: string
  readonly changes: readonly FieldChange[]
}

/** The light between rows found in one way in all blocks; undefined: as each is designed. */
export const opticsChange = (optics: RowOptics | undefined): readonly FieldChange[] =>
  optics === undefined ? [] : [{ path: 'blocks.*.row_optics', text: optics }]

let last: { readonly text: string; readonly document: PlantDocument } | undefined

/**
 * The plant document of a variant. Variants of one document one after the other read it once.
 *
 * @throws AppError INVALID_PLANT_DOCUMENT, INVALID_INPUT for a path that the document does not have
 */
export function variantDocument({ text, name, changes }: PlantVariant): PlantDocument {
  const document = last?.text === text ? last.document : parsePlantDocument(plantJson(text, name))
  last = { text, document }
  if (changes.length === 0) return document
  const changed = parsePlantDocument(withChanges(document, changes))
  const known = { ...changed, blocks: changed.blocks.map(parseBlock) }
  for (const { path } of changes) {
    if (placesOf(known, path).every((keys) => valueAt(known, keys) !== undefined)) continue
    throw new AppError('INVALID_INPUT', `${path}: the plant document has no such field.`)
  }
  return changed
}

/** A JSON value with fields changed. @throws AppError INVALID_INPUT for a path that it does not have */
export function withChanges(root: unknown, changes: readonly FieldChange[]): unknown {
  let changed = root
  for (const { path, text } of changes) {
    for (const keys of placesOf(changed, path)) {
      changed = withValueAt(changed, keys, valueOf(text, valueAt(changed, keys)))
    }
  }
  return changed
}

function valueOf(text: string, present: unknown): unknown {
  if (typeof present === 'string') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
