import { Group, Text, Title } from '@mantine/core'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { formatAzimuth, formatDegrees, formatUnit } from '../../../lib/format.ts'
import { SavePictureButton } from '../../../ui/charts/SavePictureButton.tsx'
import { ScaleBar } from '../../../ui/charts/ScaleBar.tsx'
import type { ArraySetting } from './arrayFields.ts'
import type { LitArray } from './arrayTracer.ts'
import { drawArray, scalesOf, sectionSize } from './drawArray.ts'

const wm2 = (value: number): string => formatUnit(value, 'W/m²', 3)

interface ArrayPictureProps {
  readonly title: string
  readonly setting: ArraySetting
  readonly lit: LitArray
}

/** Of the saved picture. */
const WIDTH_PX = 1600

/** The rows from their end, with light on both faces and on the ground by colour. */
export function ArrayPicture({ title, setting, lit }: ArrayPictureProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scales = useMemo(() => scalesOf(lit), [lit])
  const size = sectionSize(setting, lit)
  const heightPx = Math.round((WIDTH_PX * size.heightM) / size.widthM)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    // Its height is set here: a new one wipes the picture.
    context.canvas.height = heightPx
    drawArray(context, { setting, lit, scales })
  }, [setting, lit, scales, heightPx])
  const { sun, light } = lit
  return (
    <figure style={{ margin: 0 }} aria-label={title}>
      <Group justify="space-between" mb={6} gap="sm">
        <Title order={2}>{title}</Title>
        <SavePictureButton title={title} picture={() => canvas.current?.toDataURL('image/png')} />
      </Group>
      <canvas
        ref={canvas}
        width={WIDTH_PX}
        // it is drawn, not loaded
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="img"
        aria-label={`${title}: three rows seen from their end, front ${wm2(light.meanFrontWm2)}, rear ${wm2(light.meanRearWm2)} in the mean`}
        style={{ display: 'block', width: '100%', height: 'auto' }}
      />
      <Text size="xs" c="gray.7" mt={4} component="figcaption">
        {`Tables at ${formatDegrees(sun.tiltDeg)}, facing ${formatAzimuth(sun.facingDeg)} to the right of the picture. ${
          sun.sunUpDeg > 0
            ? `Sun ${formatDegrees(sun.sunUpDeg)} high at ${formatAzimuth(sun.moment.sunAzimuthDeg)}; DNI ${wm2(sun.moment.dniWm2)}, DHI ${wm2(sun.moment.dhiWm2)}.`
            : 'The sun is down.'
        }`}
      </Text>
      <Group justify="space-between" mt={6} gap="xs">
        <Scale name="Front and ground" scale={<ScaleBar scale={scales.front} format={wm2} />} />
        <Scale name="Rear" scale={<ScaleBar scale={scales.rear} format={wm2} />} />
      </Group>
    </figure>
  )
}

function Scale({ name, scale }: { readonly name: string; readonly scale: ReactNode }): ReactNode {
  return (
    <Group gap={8}>
      <Text size="xs" fw={600}>
        {name}
      </Text>
      {scale}
    </Group>
  )
}
