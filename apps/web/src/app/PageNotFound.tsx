import type { ReactNode } from 'react'
import { NotFound } from './NotFound.tsx'

export function PageNotFound(): ReactNode {
  return <NotFound resource="Page" />
}
