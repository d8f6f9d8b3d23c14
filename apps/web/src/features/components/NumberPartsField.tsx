import { Group, Input } from '@mantine/core'
import type { ReactNode } from 'react'
import { fieldAnchor } from '../../lib/fields/fieldAnchor.ts'
import { shownLimit, shownSentence } from '../../lib/shownUnits.ts'
import { Term } from '../../ui/help/Term.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import type { ComponentFieldProps } from './componentFieldProps.ts'
import { partsOf } from './draftValues.ts'
import { messageAt } from './fieldMessages.ts'

/** A fixed count of numbers side by side, each with its own name and message. */
export function NumberPartsField(
  props: ComponentFieldProps & { readonly count: number },
): ReactNode {
  const { field, errors } = props
  const parts = partsOf(props.value, props.count)
  const labels = field.partLabels ?? []
  // Long names stand above the fields; 'rows' and 'min' have room inside, beside the unit.
  const isLong = labels.some((label) => label.length > 9)
  return (
    <Input.Wrapper
      label={<Term label={field.label} />}
      labelElement="div"
      description={shownSentence(field.help)}
      error={messageAt(errors, field.name)}
    >
      <Group gap="xs" grow align="flex-start" wrap="nowrap" mb={field.help ? 4 : 0}>
        {parts.map((part, index) => (
          <div
            // The parts have no other identity than their place.
            key={labels[index] ?? index}
            {...fieldAnchor(`${field.name}.${index}`)}
          >
            <NumberField
              label={
                isLong ? (labels[index] ?? '') : `${field.label}, ${labels[index] ?? index + 1}`
              }
              hideLabel={!isLong}
              isPart={isLong}
              value={part}
              unit={field.shownUnit}
              partName={isLong ? '' : (labels[index] ?? '')}
              factor={field.shownFactor}
              error={shownLimit(field, messageAt(errors, `${field.name}.${index}`))}
              disabled={props.isDisabled}
              onChange={(value) => props.onChange(parts.with(index, value))}
            />
          </div>
        ))}
      </Group>
    </Input.Wrapper>
  )
}
