import type { LayerOf } from '@duet/plant'
import { MultiSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DesignSession } from '../../design-session/session.ts'
import { useStore } from '../../plant/externalStore.ts'
import { blockNameOf } from './blockNameOf.ts'
import { followersOf, setFollowers } from './guideLinks.ts'

interface GuideFollowersProps {
  readonly session: DesignSession
  readonly guideLine: LayerOf<'guide_line'>
}

/** The perimeters, of this block and of others, whose rows follow a guide line. */
export function GuideFollowers({ session, guideLine }: GuideFollowersProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const perimeters = Object.values(design.block_layers).filter(({ type }) => type === 'perimeter')
  const following = followersOf(design, guideLine.id).map(({ id }) => id)
  return (
    <MultiSelect
      label="Perimeters that follow it"
      description="Rows of all of them stand in one line, also across a road or in another block"
      placeholder={perimeters.length === 0 ? 'No perimeter is drawn' : 'Add a perimeter'}
      searchable
      limit={100}
      disabled={!session.mayEdit || perimeters.length === 0}
      value={following}
      data={perimeters.map((perimeter) => ({
        value: perimeter.id,
        label: `${perimeter.name} (${blockNameOf(design, perimeter)})`,
      }))}
      onChange={(ids) =>
        session.dispatch({
          type: 'edit',
          edit: {
            name: `Change perimeters of ${guideLine.name}`,
            diff: setFollowers(design, guideLine.id, ids),
          },
        })
      }
    />
  )
}
