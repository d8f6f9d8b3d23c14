import { isEnteredAlone, type Loss, type LossValue } from '@duet/plant'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { shownSentence } from '../../lib/shownUnits.ts'
import { AnchorLink } from '../../ui/links.tsx'
import { isUsed, valueText } from './lossRows.ts'

interface LossValueCellProps {
  readonly loss: Loss
  readonly value: LossValue
}

/** The value of a loss; that of a component leads to it, and what is not set says what is taken. */
export function LossValueCell({ loss, value }: LossValueCellProps): ReactNode {
  const [first] = loss.fields
  const taken = isUsed(loss, value) ? shownSentence(first?.help) : NOT_USED[loss.holder]
  return (
    <>
      <Text size="sm" {...(!value.isSet && { c: 'gray.6' })} style={{ overflowWrap: 'anywhere' }}>
        {shownSentence(valueText(value))}
      </Text>
      {!value.isSet && taken !== undefined && (
        <Text size="xs" c="gray.6">
          {taken}
        </Text>
      )}
      <HolderLink loss={loss} value={value} />
    </>
  )
}

/** Where no field acts. */
const NOT_USED: Partial<Record<Loss['holder'], string>> = {
  block: 'Not used with the other choices of the block',
}

const PROJECT = '/$org/project/$projectId'

function HolderLink({ loss, value: { component } }: LossValueCellProps): ReactNode {
  if (component) {
    return (
      <AnchorLink
        size="xs"
        from={PROJECT}
        to="/$org/project/$projectId/design/components/$type/$id"
        params={{ type: component.kind, id: component.id }}
      >
        {component.name}
      </AnchorLink>
    )
  }
  if (loss.holder !== 'system' || isEnteredAlone(loss)) return null
  return (
    <AnchorLink size="xs" from={PROJECT} to="/$org/project/$projectId/design/blocks">
      Under Blocks, System
    </AnchorLink>
  )
}
