import { LOSS_ENTRIES, type LossValue, type PlantDocument, plantLosses } from '@duet/plant'
import type { LossNote, ReportLoss } from '../../graphql/resolvers.gen.ts'

/** The losses that a design has, with the notes of its project; those that no block has are left out. */
export function reportLosses(
  document: PlantDocument,
  blockIds: readonly string[],
  notes: readonly LossNote[],
): ReportLoss[] {
  const blocks = document.blocks.filter(({ id }) => blockIds.includes(id))
  return plantLosses({ ...document, blocks })
    .filter(({ value, differing }) => value.isSet || differing.some((one) => one.value.isSet))
    .map(({ loss, value, differing }) => {
      const said = notes.find(({ key }) => key === loss.key)
      return {
        enters: LOSS_ENTRIES[loss.enters],
        label: loss.label,
        value: valueText(value),
        differing: differing.map((one) => `${one.block.name} = ${valueText(one.value)}`).join('; '),
        note: said?.note ?? '',
        sigma_percentage: said?.sigma_percentage ?? null,
      }
    })
}

const valueText = ({ isSet, text }: LossValue): string => (isSet ? text : 'not set')
