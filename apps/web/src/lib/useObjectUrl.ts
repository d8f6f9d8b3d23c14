import { useEffect, useMemo } from 'react'

/** An address of a blob for as long as the component shows it. */
export function useObjectUrl(blob: Blob): string {
  const url = useMemo(() => URL.createObjectURL(blob), [blob])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return url
}
