import { validateComponent } from '@duet/plant'
import { Table } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatPercentFixed, formatUnit } from '../../../lib/format.ts'
import { Note } from '../../../ui/Note.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import type { Draft } from '../componentDraft.ts'
import { type PanelRating, panelRatings } from './panelRatings.ts'

/** Ratings at standard test conditions; with a PAN file, how far the fields are from it. */
export function PanelRatings({ draft }: { readonly draft: Draft }): ReactNode {
  const ratings = useMemo(() => {
    const { parameters } = validateComponent('panel', draft)
    return parameters === undefined ? [] : panelRatings(parameters)
  }, [draft])
  if (ratings.length === 0) return null
  const hasFile = ratings.some(({ file }) => file !== undefined)
  return (
    <Panel title="Ratings" description="At 1000 W/m² and 25 °C">
      <Table aria-label="Ratings" horizontalSpacing={6} verticalSpacing={3}>
        {hasFile && <FileHead />}
        <Table.Tbody>
          {ratings.map((rating) => (
            <RatingRow key={rating.label} rating={rating} hasFile={hasFile} />
          ))}
        </Table.Tbody>
      </Table>
      <Differences ratings={ratings} />
    </Panel>
  )
}

/** What a datasheet rounds by; more than this is a curve that misses the point of the file. */
const REPORTED_FRACTION = 0.005

function Differences({ ratings }: { readonly ratings: readonly PanelRating[] }): ReactNode {
  const apart = ratings.filter(
    ({ differenceFraction: difference = 0 }) => Math.abs(difference) > REPORTED_FRACTION,
  )
  if (apart.length === 0) return null
  const parts = apart.map(
    ({ label, differenceFraction }) => `${label} ${formatPercentFixed(differenceFraction)}`,
  )
  return (
    <Note kind="warning">
      {`The curve that is simulated differs from the PAN file: ${parts.join(', ')}.`}
    </Note>
  )
}

function FileHead(): ReactNode {
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">Rating</Table.Th>
        <Table.Th scope="col" ta="right" style={{ whiteSpace: 'nowrap' }}>
          Component
        </Table.Th>
        <Table.Th scope="col" ta="right" style={{ whiteSpace: 'nowrap' }}>
          PAN file
        </Table.Th>
        <Table.Th scope="col" ta="right" style={{ whiteSpace: 'nowrap' }}>
          Difference
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  )
}

function RatingRow(props: { readonly rating: PanelRating; readonly hasFile: boolean }): ReactNode {
  const { rating, hasFile } = props
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400} c="gray.7">
        {rating.label}
      </Table.Th>
      <Table.Td ta="right">{formatUnit(rating.model, rating.unit)}</Table.Td>
      {hasFile && (
        <>
          <Table.Td ta="right">{formatUnit(rating.file, rating.unit)}</Table.Td>
          <Table.Td ta="right">{formatPercentFixed(rating.differenceFraction)}</Table.Td>
        </>
      )}
    </Table.Tr>
  )
}
