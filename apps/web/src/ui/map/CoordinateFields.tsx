import { Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { parseAngle, parsePosition } from './parsePosition.ts'

export interface Coordinates {
  readonly latitude: number | null
  readonly longitude: number | null
}

interface CoordinateTexts {
  readonly latitude?: string | undefined
  readonly longitude?: string | undefined
}

interface CoordinateFieldsProps extends Coordinates {
  readonly onChange: (coordinates: Coordinates) => void
  readonly errors?: CoordinateTexts
  readonly descriptions?: CoordinateTexts
}

/** Latitude and longitude in degrees. A pair that is typed or pasted into either fills both. */
export function CoordinateFields(props: CoordinateFieldsProps): ReactNode {
  const { latitude, longitude, onChange, errors = {}, descriptions = {} } = props
  const onPair = (pair: Coordinates): void => onChange(pair)
  return (
    <>
      <DegreeField
        label="Latitude"
        unit="° N"
        value={latitude}
        error={errors.latitude}
        description={descriptions.latitude}
        onPair={onPair}
        onChange={(next) => onChange({ latitude: next, longitude })}
      />
      <DegreeField
        label="Longitude"
        unit="° E"
        value={longitude}
        error={errors.longitude}
        description={descriptions.longitude}
        onPair={onPair}
        onChange={(next) => onChange({ latitude, longitude: next })}
      />
    </>
  )
}

interface DegreeFieldProps {
  readonly label: string
  readonly unit: string
  readonly value: number | null
  readonly error: string | undefined
  readonly description: string | undefined
  readonly onChange: (value: number | null) => void
  readonly onPair: (pair: Coordinates) => void
}

/** What is typed stays as it is until the field is left: half a pair is no number. */
function DegreeField(props: DegreeFieldProps): ReactNode {
  const { label, unit, value, error, description, onChange, onPair } = props
  const [typed, setTyped] = useState<string>()
  const isUnread = typed !== undefined && typed.trim() !== '' && degreesOf(typed) === null
  return (
    <TextInput
      label={label}
      description={description}
      inputMode="text"
      value={typed ?? (value === null ? '' : String(value))}
      error={error ?? (isUnread ? 'A number, or latitude and longitude' : undefined)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange(degreesOf(currentTarget.value))
      }}
      onPaste={(event) => {
        const pair = parsePosition(event.clipboardData.getData('text'))
        if (pair === undefined) return
        event.preventDefault()
        setTyped(undefined)
        onPair(pair)
      }}
      onBlur={() => takePair(typed, onPair, () => setTyped(undefined))}
      onKeyDown={({ key }) => {
        if (key === 'Enter') takePair(typed, onPair, () => setTyped(undefined))
      }}
      rightSection={
        <Text size="xs" c="gray.7" pr={8} component="span">
          {unit}
        </Text>
      }
      rightSectionWidth={16 + unit.length * 7}
      rightSectionPointerEvents="none"
    />
  )
}

/** A pair is whole when the field is left: after `48.8566, 2` another digit may come. */
function takePair(
  typed: string | undefined,
  onPair: (pair: Coordinates) => void,
  clear: () => void,
): void {
  const pair = parsePosition(typed ?? '')
  if (pair !== undefined) onPair(pair)
  if (pair !== undefined || degreesOf(typed ?? '') !== null) clear()
}

function degreesOf(text: string): number | null {
  const plain = text.trim().replace('−', '-')
  if (/^[-+]?\d+([.,]\d+)?$/.test(plain)) return Number(plain.replace(',', '.'))
  return parseAngle(plain) ?? null
}
