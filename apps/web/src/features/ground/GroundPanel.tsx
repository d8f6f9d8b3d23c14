import { SegmentedControl, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconChevronRight, IconMountain } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { counted } from '../../lib/counted.ts'
import { useStore } from '../../lib/externalStore.ts'
import type { DesignSession } from '../design-session/session.ts'
import classes from './GroundPanel.module.css'
import { RasterList } from './rasters/RasterList.tsx'
import { changeView, groundOf } from './state/groundStore.ts'
import { type GroundData, useGroundData } from './state/useGroundData.ts'
import { TerrainPart } from './terrain/TerrainPart.tsx'

/** What the plant stands on: base map, pictures and heights. Folded away while there is nothing. */
export function GroundPanel({ session }: { readonly session: DesignSession }): ReactNode {
  const data = useGroundData(session)
  const [fold, setFold] = useState<'open' | 'folded'>()
  const isOpen = fold === undefined ? !isEmpty(data) : fold === 'open'
  const Chevron = isOpen ? IconChevronDown : IconChevronRight
  return (
    <section className={classes['panel']} aria-label="Ground">
      <h2 style={{ margin: 0, fontSize: 14 }}>
        <UnstyledButton
          className={classes['fold']}
          aria-expanded={isOpen}
          onClick={() => setFold(isOpen ? 'folded' : 'open')}
        >
          <Chevron size={14} aria-hidden />
          <IconMountain size={16} aria-hidden />
          Ground
          <span className={classes['count']}>{summaryOf(data)}</span>
        </UnstyledButton>
      </h2>
      {isOpen && (
        <div className={classes['body']}>
          <BaseMap session={session} />
          <RasterList session={session} view={data.rasters} />
          <TerrainPart session={session} view={data.terrain} />
        </div>
      )}
    </section>
  )
}

function isEmpty({ rasters, terrain }: GroundData): boolean {
  const hasRasters = rasters.state === 'ready' && rasters.data.length > 0
  const hasTerrain = terrain.state === 'ready' && terrain.data !== null
  return !hasRasters && !hasTerrain
}

/** What there is, in a few words: '2 pictures, terrain'. */
function summaryOf({ rasters, terrain }: GroundData): string {
  const count = rasters.state === 'ready' ? rasters.data.length : 0
  const pictures = counted(count, 'picture')
  const hasTerrain = terrain.state === 'ready' && terrain.data !== null
  return [...(count > 0 ? [pictures] : []), ...(hasTerrain ? ['terrain'] : [])].join(', ')
}

/** Only where the operator has set satellite tiles. */
function BaseMap({ session }: { readonly session: DesignSession }): ReactNode {
  const ground = groundOf(session)
  const config = useStore(ground.config, (value) => value)
  const base = useStore(ground.view, (view) => view.base)
  if (config?.satellite_tiles_url === undefined || config.satellite_tiles_url === null) return null
  return (
    <div className={classes['part']}>
      <div className={classes['partHead']}>
        <h3 className={classes['partTitle']}>Base map</h3>
      </div>
      <SegmentedControl
        fullWidth
        aria-label="Base map"
        value={base}
        data={[
          { value: 'plain', label: 'Plain' },
          { value: 'satellite', label: 'Satellite' },
        ]}
        onChange={(value) =>
          changeView(ground, { base: value === 'satellite' ? 'satellite' : 'plain' })
        }
      />
    </div>
  )
}
