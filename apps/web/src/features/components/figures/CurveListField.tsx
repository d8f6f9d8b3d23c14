import { Button, Fieldset, Group, Input, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { fieldAnchor } from '../../../lib/fields/fieldAnchor.ts'
import { shownSentence } from '../../../lib/shownUnits.ts'
import { Term } from '../../../ui/help/Term.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import type { ComponentFieldProps } from '../componentFieldProps.ts'
import { type Curve, curvesOf } from '../draftValues.ts'
import { messageAt } from '../fieldMessages.ts'
import { PointTable } from './PointTable.tsx'

/** Efficiency curves, one for each input voltage. */
export function CurveListField(props: ComponentFieldProps): ReactNode {
  const { field, isDisabled, onChange } = props
  const curves = curvesOf(props.value)
  return (
    <Input.Wrapper
      label={<Term label={field.label} />}
      labelElement="div"
      description={shownSentence(field.help)}
      error={messageAt(props.errors, field.name)}
    >
      <Stack gap="sm" mt={4}>
        {curves.map((curve, index) => (
          <CurveField
            // oxlint-disable-next-line react/no-array-index-key -- a curve is known by its place only
            key={index}
            {...props}
            curve={curve}
            index={index}
            onChange={(changed) => onChange(curves.with(index, changed))}
            onRemove={() => onChange(curves.toSpliced(index, 1))}
          />
        ))}
        <Group>
          <Button
            size="compact-xs"
            variant="subtle"
            leftSection={<IconPlus size={13} aria-hidden />}
            disabled={isDisabled}
            onClick={() => onChange([...curves, { input_voltage: null, points: [] }])}
          >
            Add curve
          </Button>
        </Group>
      </Stack>
    </Input.Wrapper>
  )
}

interface CurveFieldProps extends Omit<ComponentFieldProps, 'onChange'> {
  readonly curve: Curve
  readonly index: number
  readonly onChange: (curve: Curve) => void
  readonly onRemove: () => void
}

function CurveField(props: CurveFieldProps): ReactNode {
  const { field, curve, index, errors, isDisabled, onChange } = props
  const path = `${field.name}.${index}`
  const pointsMessage = messageAt(errors, `${path}.points`)
  return (
    <Fieldset legend={`Curve ${index + 1}`} p="xs" {...fieldAnchor(path)}>
      <Group align="flex-end" mb="xs">
        <NumberField
          label="Input voltage"
          unit="V"
          value={curve.input_voltage}
          error={messageAt(errors, `${path}.input_voltage`)}
          disabled={isDisabled}
          onChange={(input_voltage) => onChange({ ...curve, input_voltage })}
        />
        <Button
          size="compact-xs"
          variant="subtle"
          color="gray"
          disabled={isDisabled}
          onClick={props.onRemove}
        >
          Remove curve
        </Button>
      </Group>
      <PointTable
        label={`${field.label}, curve ${index + 1}`}
        columns={field.columns ?? []}
        points={curve.points}
        errors={errors}
        path={`${path}.points`}
        isDisabled={isDisabled}
        onChange={(points) => onChange({ ...curve, points })}
      />
      {pointsMessage !== undefined && (
        <Text size="xs" c="red.9">
          {pointsMessage}
        </Text>
      )}
    </Fieldset>
  )
}
