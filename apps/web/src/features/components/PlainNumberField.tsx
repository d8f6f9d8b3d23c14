import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { shownLimit, shownSentence } from '../../lib/shownUnits.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import type { ComponentFieldProps } from './componentFieldProps.ts'
import { numberOf } from './draftValues.ts'
import { messageAt } from './fieldMessages.ts'

/** A number; where the field suggests values, each can be put in by a button. */
export function PlainNumberField(props: ComponentFieldProps): ReactNode {
  const { field, value, isDisabled, onChange } = props
  return (
    <div>
      <NumberField
        label={field.label}
        value={numberOf(value)}
        unit={field.shownUnit}
        factor={field.shownFactor}
        description={shownSentence(field.help)}
        error={shownLimit(field, messageAt(props.errors, field.name))}
        disabled={isDisabled}
        onChange={onChange}
      />
      {field.options !== undefined && (
        <Group gap={4} mt={4}>
          {field.options.map((option) => (
            <Button
              key={option.value}
              size="compact-xs"
              variant={option.value === value ? 'light' : 'default'}
              disabled={isDisabled}
              title={`${field.label} ${option.label}`}
              onClick={() => onChange(option.value)}
            >
              {option.label}
            </Button>
          ))}
        </Group>
      )}
    </div>
  )
}
