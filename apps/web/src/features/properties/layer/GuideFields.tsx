import type { BlockLayer, Design, DesignDiff } from '@duet/plant'
import { MultiSelect, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useStore } from '../../../lib/externalStore.ts'
import type { DesignSession } from '../../design-session/session.ts'
import { followersOf, setFollowers, setGuideLine } from './guideLinks.ts'

interface GuideFieldsProps {
  readonly session: DesignSession
  readonly layer: BlockLayer
}

/**
 * Of a perimeter the guide line that its rows follow, of a guide line the perimeters that follow it; either may lie
 * in another block.
 */
export function GuideFields({ session, layer }: GuideFieldsProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const change = (what: string, diff: DesignDiff): void =>
    session.dispatch({ type: 'edit', edit: { name: `Change ${what} of ${layer.name}`, diff } })
  if (layer.type === 'perimeter') {
    const guides = choicesOf(design, 'guide_line')
    return (
      <Select
        label="Guide line"
        description="Rows are counted from its first point"
        placeholder={guides.length === 0 ? 'No guide line is drawn' : 'None'}
        clearable
        searchable
        limit={100}
        disabled={!session.mayEdit || guides.length === 0}
        value={layer.geojson.properties.guideLineId ?? null}
        data={guides}
        onChange={(id) => change('guide line', setGuideLine(design, layer.id, id))}
      />
    )
  }
  if (layer.type !== 'guide_line') return null
  const perimeters = choicesOf(design, 'perimeter')
  return (
    <MultiSelect
      label="Perimeters that follow it"
      description="Rows of all of them stand in one line, also across a road or in another block"
      placeholder={perimeters.length === 0 ? 'No perimeter is drawn' : 'Add a perimeter'}
      searchable
      limit={100}
      disabled={!session.mayEdit || perimeters.length === 0}
      value={followersOf(design, layer.id).map(({ id }) => id)}
      data={perimeters}
      onChange={(ids) => change('perimeters', setFollowers(design, layer.id, ids))}
    />
  )
}

/** Layers of a type with the names of their blocks. */
function choicesOf(
  { blocks, block_layers }: Design,
  type: BlockLayer['type'],
): { value: string; label: string }[] {
  return Object.values(block_layers)
    .filter((layer) => layer.type === type)
    .map(({ id, name, block_id }) => {
      const block = block_id === null ? undefined : blocks[block_id]
      return { value: id, label: `${name} (${block?.name ?? 'Unassigned'})` }
    })
}
