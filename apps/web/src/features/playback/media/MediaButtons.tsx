import { Group } from '@mantine/core'
import { IconCamera, IconVideo, IconVideoOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { type RecorderInput, useRecorder } from './useRecorder.ts'

/** Picture and video of what is shown. */
export function MediaButtons(input: RecorderInput): ReactNode {
  const { isRecording, canRecord, savePicture, toggleVideo } = useRecorder(input)
  return (
    <Group gap={4}>
      <IconButton label="Save picture (PNG)" word="Picture" onClick={savePicture}>
        <IconCamera size={16} />
      </IconButton>
      {canRecord && (
        <IconButton
          label={isRecording ? 'End the video and save it' : 'Record a video (WebM)'}
          word="Video"
          {...(isRecording && { color: 'red' })}
          onClick={toggleVideo}
        >
          {isRecording ? <IconVideoOff size={16} /> : <IconVideo size={16} />}
        </IconButton>
      )}
    </Group>
  )
}
