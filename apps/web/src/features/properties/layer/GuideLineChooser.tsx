import type { BlockLayer, LayerOf } from '@duet/plant'
import { Select } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DesignSession } from '../../design-session/session.ts'
import { useStore } from '../../plant/externalStore.ts'
import { blockNameOf } from './blockNameOf.ts'
import { setGuideLine } from './guideLinks.ts'

interface GuideLineChooserProps {
  readonly session: DesignSession
  readonly perimeter: LayerOf<'perimeter'>
}

/** The guide line that the rows of a perimeter follow; one of another block can be shared. */
export function GuideLineChooser({ session, perimeter }: GuideLineChooserProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const guides = Object.values(design.block_layers).filter(({ type }) => type === 'guide_line')
  return (
    <Select
      label="Guide line"
      description="Rows are counted from its first point"
      placeholder={guides.length === 0 ? 'No guide line is drawn' : 'None'}
      clearable
      searchable
      limit={100}
      disabled={!session.mayEdit || guides.length === 0}
      value={perimeter.geojson.properties.guideLineId ?? null}
      data={guides.map((guide: BlockLayer) => ({
        value: guide.id,
        label: `${guide.name} (${blockNameOf(design, guide)})`,
      }))}
      onChange={(id) =>
        session.dispatch({
          type: 'edit',
          edit: {
            name: `Change guide line of ${perimeter.name}`,
            diff: setGuideLine(design, perimeter.id, id),
          },
        })
      }
    />
  )
}
