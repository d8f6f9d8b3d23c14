import { type BlockLayer, LAYER_LABELS } from '@duet/plant'
import { Menu } from '@mantine/core'
import {
  IconBan,
  IconBox,
  IconGridDots,
  IconLayoutGrid,
  IconLine,
  IconPolygon,
  IconRectangle,
  IconRoad,
  IconTree,
  type TablerIcon,
} from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { LAYER_COLORS } from '../map/mapColors.ts'
import { blocksInOrder } from '../model/editorState.ts'
import { useStore } from '../model/externalStore.ts'
import type { DesignSession } from '../model/session.ts'
import { assignLayer, putChangedLayer, removeLayer } from './designActions.ts'
import classes from './LayerPanel.module.css'
import { RowActions } from './RowActions.tsx'
import { RowName } from './RowName.tsx'
import { useInView } from './useInView.ts'

const ICONS: Readonly<Record<BlockLayer['type'], TablerIcon>> = {
  perimeter: IconPolygon,
  section: IconGridDots,
  guide_line: IconLine,
  panels: IconLayoutGrid,
  exclusion: IconBan,
  shading: IconTree,
  scene: IconBox,
  frame: IconRectangle,
}

interface LayerRowProps {
  readonly session: DesignSession
  readonly layer: BlockLayer
}

export function LayerRow({ session, layer }: LayerRowProps): ReactNode {
  const isSelected = useStore(session.editor, ({ layerId }) => layerId === layer.id)
  const isHidden = useStore(session.editor, ({ hidden }) => hidden.has(layer.id))
  const inView = useInView<HTMLLIElement>(isSelected)
  const [isEditing, setIsEditing] = useState(false)
  const isLine = layer.geojson.geometry.type === 'LineString'
  const Icon = layer.type === 'exclusion' && isLine ? IconRoad : ICONS[layer.type]
  return (
    <li ref={inView} className={classes['row']} data-selected={isSelected} data-hidden={isHidden}>
      <RowName
        name={layer.name}
        title={LAYER_LABELS[layer.type]}
        isSelected={isSelected}
        isEditing={isEditing}
        onEdit={setIsEditing}
        onSelect={() => session.dispatch({ type: 'selectLayer', layerId: layer.id })}
        onRename={
          session.mayEdit
            ? (name) => putChangedLayer(session, { ...layer, name }, `Rename ${layer.name}`)
            : undefined
        }
      >
        <Icon size={16} color={LAYER_COLORS[layer.type]} aria-hidden className={classes['icon']} />
      </RowName>
      <RowActions
        name={layer.name}
        isHidden={isHidden}
        onToggle={() => session.dispatch({ type: 'toggleHidden', id: layer.id })}
        {...(session.mayEdit && {
          menu: <LayerMenu session={session} layer={layer} onRename={() => setIsEditing(true)} />,
        })}
      />
    </li>
  )
}

interface LayerMenuProps extends LayerRowProps {
  readonly onRename: () => void
}

function LayerMenu({ session, layer, onRename }: LayerMenuProps): ReactNode {
  const design = useStore(session.plant, (state) => state.design)
  const others = blocksInOrder(design).filter(({ id }) => id !== layer.block_id)
  return (
    <>
      <Menu.Item onClick={onRename}>Rename</Menu.Item>
      <Menu.Item
        onClick={() => {
          session.dispatch({ type: 'selectLayer', layerId: layer.id })
          session.dispatch({ type: 'duplicate' })
        }}
      >
        Duplicate
      </Menu.Item>
      {(others.length > 0 || layer.block_id !== null) && <Menu.Label>Move to</Menu.Label>}
      {others.map(({ id, name }) => (
        <Menu.Item key={id} onClick={() => assignLayer(session, layer, id)}>
          {name}
        </Menu.Item>
      ))}
      {layer.block_id !== null && (
        <Menu.Item onClick={() => assignLayer(session, layer, null)}>Unassigned</Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item color="red.8" onClick={() => removeLayer(session, layer)}>
        Delete
      </Menu.Item>
    </>
  )
}
