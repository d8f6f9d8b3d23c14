import type { BlockLayer } from '@duet/plant'
import { Checkbox, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/Panel.tsx'

interface ShadingChoiceProps {
  /** Obstacles of the design. */
  readonly layers: readonly BlockLayer[]
  /** Undefined: all. */
  readonly chosen: readonly string[] | undefined
  readonly onChange: (chosen: readonly string[] | undefined) => void
}

/** Which obstacles cast shade. */
export function ShadingChoice({ layers, chosen, onChange }: ShadingChoiceProps): ReactNode {
  if (layers.length === 0) return null
  const ids = layers.map(({ id }) => id)
  const isOn = (id: string): boolean => chosen === undefined || chosen.includes(id)
  const toggle = (id: string): void => {
    const next = ids.filter((other) => (other === id ? !isOn(id) : isOn(other)))
    onChange(next.length === ids.length ? undefined : next)
  }
  const count = ids.filter(isOn).length
  return (
    <Panel title="Shading layers" description="Obstacles that cast shade on the modules">
      <Checkbox
        size="sm"
        label={`All shading layers (${count} of ${ids.length} chosen)`}
        checked={count === ids.length}
        indeterminate={count > 0 && count < ids.length}
        onChange={(event) => onChange(event.currentTarget.checked ? undefined : [])}
      />
      <Group gap="md" mt="xs" ml="lg" mah={240} style={{ overflowY: 'auto' }}>
        {layers.map(({ id, name }) => (
          <Checkbox
            key={id}
            size="sm"
            label={name}
            checked={isOn(id)}
            onChange={() => toggle(id)}
          />
        ))}
      </Group>
      {count === 0 && (
        <Text size="xs" c="gray.6" mt="xs">
          Without obstacles rows still shade each other.
        </Text>
      )}
    </Panel>
  )
}
