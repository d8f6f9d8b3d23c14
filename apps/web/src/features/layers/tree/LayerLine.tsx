import type { BlockLayer } from '@duet/plant'
import { LAYER_LABELS } from '@duet/plant'
import { IconLock } from '@tabler/icons-react'
import { createElement, type ReactNode } from 'react'
import { putChangedLayer } from '../../design-session/designActions.ts'
import { layerIcon } from '../../map/layerIcons.ts'
import { LAYER_COLORS } from '../../map/mapColors.ts'
import { LayerMenu } from './LayerMenu.tsx'
import classes from './LayerTree.module.css'
import { RowActions } from './RowActions.tsx'
import { RowName } from './RowName.tsx'
import type { TreeLineProps } from './treeHost.ts'

interface LayerLineProps extends TreeLineProps {
  readonly layer: BlockLayer
}

/** A layer in the list. */
export function LayerLine(props: LayerLineProps): ReactNode {
  const { session, host, row, layer } = props
  return (
    <>
      <RowName
        {...props}
        name={layer.name}
        title={LAYER_LABELS[layer.type]}
        onRename={(name) => putChangedLayer(session, { ...layer, name }, `Rename ${layer.name}`)}
      >
        {createElement(layerIcon(layer), {
          size: 16,
          color: LAYER_COLORS[layer.type],
          'aria-hidden': true,
          className: classes['icon'],
        })}
      </RowName>
      {layer.is_locked === true && <IconLock size={13} aria-hidden className={classes['lock']} />}
      <RowActions
        {...props}
        id={layer.id}
        name={layer.name}
        menu={
          <LayerMenu
            session={session}
            layer={layer}
            dialogs={host.dialogs}
            onRename={() => host.rename(row, true)}
          />
        }
      />
    </>
  )
}
