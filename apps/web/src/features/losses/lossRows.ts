import {
  isEnteredAlone,
  LOSS_ENTRIES,
  type Loss,
  type LossDesign,
  type LossValue,
  lossStageText,
  type PlantLoss,
  type parseSystemParameters,
  plantLosses,
} from '@duet/plant'
import type { LossNotesQuery } from '../../lib/gql/graphql.ts'

export type Note = LossNotesQuery['lossNotes']['notes'][number]
export type System = ReturnType<typeof parseSystemParameters>

/** A loss of the plant with what is said of it. */
export interface LossRow extends PlantLoss {
  readonly key: string
  readonly label: string
  readonly stage: string
  readonly note: string
  readonly sigmaPercentage: number | null
}

export function lossRows(design: LossDesign, notes: readonly Note[]): readonly LossRow[] {
  const byKey = new Map(notes.map((note) => [note.key, note]))
  return plantLosses(design).map((found) => {
    const { key, label } = found.loss
    const said = byKey.get(key)
    return {
      ...found,
      key,
      label,
      stage: lossStageText(found.loss),
      note: said?.note ?? '',
      sigmaPercentage: said?.sigma_percentage ?? null,
    }
  })
}

export interface LossGroup {
  readonly entry: string
  readonly title: string
  readonly rows: readonly LossRow[]
}

/** By where they enter; without those that no block has where only those are asked for that are set. */
export function lossGroups(rows: readonly LossRow[], isSetOnly: boolean): readonly LossGroup[] {
  const shown = rows.filter((row) => !isSetOnly || isSetAnywhere(row))
  return Object.entries(LOSS_ENTRIES).flatMap(([entry, title]) => {
    const own = shown.filter(({ loss }) => loss.enters === entry)
    return own.length === 0 ? [] : [{ entry, title, rows: own }]
  })
}

const isSetAnywhere = ({ value, differing }: PlantLoss): boolean =>
  value.isSet || differing.some((one) => one.value.isSet)

/** Whether the record has a part in which the loss acts: rear shade of a block that is traced has none. */
export const isUsed = (loss: Loss, { record }: LossValue): boolean =>
  record !== undefined && loss.fields.some((field) => field.isVisible(record))

/** Whether a form here changes it. */
export const isChangedHere = (loss: Loss, value: LossValue): boolean =>
  (isEnteredAlone(loss) || value.component !== undefined) && isUsed(loss, value)

export const valueText = ({ isSet, text }: LossValue): string => (isSet ? text : 'not set')

export const CSV_COLUMNS = [
  'Enters',
  'Loss',
  'Plant value',
  'Blocks that differ',
  'Source or note',
  'Uncertainty, one standard deviation (% of the energy)',
  'Stage',
]

export const csvRows = (groups: readonly LossGroup[]): (string | number | null)[][] =>
  groups.flatMap(({ title, rows }) =>
    rows.map((row) => [
      title,
      row.label,
      valueText(row.value),
      row.differing.map(({ block, value }) => `${block.name} = ${valueText(value)}`).join('; '),
      row.note,
      row.sigmaPercentage,
      row.stage,
    ]),
  )
