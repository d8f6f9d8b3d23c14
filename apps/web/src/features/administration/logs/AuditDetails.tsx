import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { MISSING } from '../../../lib/format.ts'
import { auditDetails } from './auditDetails.ts'

/** What else a row of a log holds. */
export function AuditDetails({ details }: { readonly details: unknown }): ReactNode {
  const facts = auditDetails(details)
  if (facts.length === 0) return MISSING
  return (
    <Text size="xs" component="div" miw={240} style={{ overflowWrap: 'anywhere' }}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Text span size="xs" c="gray.6">
            {label}:
          </Text>{' '}
          {value}
        </div>
      ))}
    </Text>
  )
}
