import { Button, Group, Text } from '@mantine/core'
import { IconDeviceMobileMessage, IconShieldLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatAgo, formatDate } from '../../lib/formatTime.ts'
import type { EnrolledFactor } from './FactorsSection.tsx'

interface FactorListProps {
  readonly factors: readonly EnrolledFactor[]
  readonly onRemove: (factor: EnrolledFactor) => void
}

export function FactorList({ factors, onRemove }: FactorListProps): ReactNode {
  if (factors.length === 0) {
    return <Text size="sm">No second step is set up: your password alone lets you in.</Text>
  }
  return factors.map((factor) => (
    <Group key={factor.uid} gap="sm" wrap="nowrap">
      {factor.factorId === 'phone' ? (
        <IconDeviceMobileMessage size={20} aria-hidden />
      ) : (
        <IconShieldLock size={20} aria-hidden />
      )}
      <div style={{ flex: 1, minWidth: 0 }}>
        <Text size="sm" fw={600} truncate>
          {factor.displayName}
        </Text>
        <Text size="xs" c="gray.6">
          {factorKindName(factor)}. Added {formatDate(factor.created_at)},{' '}
          {typeof factor.last_used_at === 'string'
            ? `last used ${formatAgo(factor.last_used_at)}`
            : 'not used yet'}
          .
        </Text>
      </div>
      <Button
        variant="default"
        aria-label={`Remove ${factor.displayName}`}
        onClick={() => onRemove(factor)}
      >
        Remove
      </Button>
    </Group>
  ))
}

function factorKindName({ factorId, phoneNumber }: EnrolledFactor): string {
  return factorId === 'phone' ? `Text message to ${phoneNumber ?? 'a phone'}` : 'Authenticator app'
}
