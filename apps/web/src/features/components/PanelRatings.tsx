import { validateComponent } from '@duet/plant'
import { Table } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import { formatPercentFixed, formatUnit } from '../../lib/format.ts'
import { Panel } from '../../ui/Panel.tsx'
import type { Draft } from './componentDraft.ts'
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
    </Panel>
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
