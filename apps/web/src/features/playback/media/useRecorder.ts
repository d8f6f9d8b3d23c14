import { type RefObject, useEffect, useRef, useState } from 'react'
import { downloadBlob, fileNameOf } from '../../../lib/download.ts'
import { notifyError } from '../../../ui/notify.ts'
import type { PlantStage } from '../draw/plantStage.ts'
import type { Player } from '../player/player.ts'
import { followStages, type ShotInput } from './stageShots.ts'

export interface RecorderInput {
  readonly player: Player
  readonly stages: RefObject<readonly (PlantStage | undefined)[]>
}

export interface Recorder {
  readonly canRecord: boolean
  readonly isRecording: boolean
  readonly savePicture: () => void
  /** Begins a video, which plays; or ends it and saves it. */
  readonly toggleVideo: () => void
}

const VIDEO_TYPE = 'video/webm'
const FRAMES_PER_S = 30

/** Pictures and videos of what is shown, with time and legend. */
export function useRecorder({ player, stages }: RecorderInput): Recorder {
  const end = useRef<() => void>(undefined)
  const [isRecording, setIsRecording] = useState(false)
  const canRecord =
    typeof MediaRecorder !== 'undefined' && MediaRecorder.isTypeSupported(VIDEO_TYPE)
  useEffect(() => () => end.current?.(), [])
  const shots = (): ShotInput => ({ player, stages: stages.current })
  return {
    canRecord,
    isRecording,
    savePicture: () => savePicture(shots()),
    toggleVideo: () => {
      if (end.current) {
        end.current()
        return
      }
      end.current = recordVideo(shots(), () => {
        end.current = undefined
        setIsRecording(false)
      })
      setIsRecording(true)
    },
  }
}

function savePicture(shots: ShotInput): void {
  const target = document.createElement('canvas')
  const stop = followStages(shots, target, () => {
    stop()
    target.toBlob((blob) => {
      if (blob) downloadBlob(blob, `${nameOf(shots)}.png`)
      else notifyError('The browser could not make a picture of this size.')
    }, 'image/png')
  })
}

/** Plays from where the clock stands until it stops; what comes back ends it before. */
function recordVideo(shots: ShotInput, onEnd: () => void): () => void {
  const { player } = shots
  const target = document.createElement('canvas')
  let recorder: MediaRecorder | undefined
  const stopFollowing = followStages(shots, target, () => {
    recorder ??= startRecorder(target, `${nameOf(shots)}.webm`)
  })
  let wasPlaying = false
  const end = (): void => {
    stopWatching()
    stopFollowing()
    player.pause()
    if (recorder?.state === 'recording') recorder.stop()
    onEnd()
  }
  const stopWatching = player.state.subscribe(() => {
    const { isPlaying } = player.state.get()
    if (wasPlaying && !isPlaying) end()
    wasPlaying = isPlaying
  })
  player.play()
  return end
}

function startRecorder(target: HTMLCanvasElement, filename: string): MediaRecorder {
  const recorder = new MediaRecorder(target.captureStream(FRAMES_PER_S), { mimeType: VIDEO_TYPE })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  recorder.addEventListener('error', () => notifyError('The browser could not record the video.'))
  recorder.addEventListener('stop', () => {
    downloadBlob(new Blob(parts, { type: VIDEO_TYPE }), filename)
  })
  recorder.start()
  return recorder
}

const nameOf = ({ player }: ShotInput): string =>
  fileNameOf(player.sides.map((side) => `${side.index.name} ${side.measure().label}`).join(' and '))
