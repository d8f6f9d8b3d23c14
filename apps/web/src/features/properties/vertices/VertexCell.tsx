import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { isBlock, numberOf } from './pastedCells.ts'
import classes from './VertexTable.module.css'

interface VertexCellProps {
  readonly label: string
  readonly value: number | undefined
  readonly decimals: number
  readonly isFixed: boolean
  readonly row: number
  readonly column: number
  readonly onChange: (value: number) => void
  /** Text of a block of cells was pasted here. */
  readonly onPaste: (text: string) => void
  /** To another cell; false: there is none. */
  readonly onGo: (rows: number, columns: number) => boolean
}

/** A number that is written when it is left or by Enter: half-typed degrees would throw a corner across the earth. */
export function VertexCell(props: VertexCellProps): ReactNode {
  const { value, decimals, isFixed } = props
  const [typed, setTyped] = useState<string>()
  const shown = value === undefined ? '' : String(Number(value.toFixed(decimals)))
  const number = typed === undefined ? value : numberOf(typed)
  const isWrong = typed !== undefined && number === undefined
  // Enter writes the number and then leaves the cell, which must not write it again
  const isWritten = useRef(false)
  const finish = (): void => {
    const isNew = typed !== undefined && number !== undefined && typed !== shown
    if (isNew && !isWritten.current) props.onChange(number)
    isWritten.current = true
    setTyped(undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') {
      isWritten.current = true
      setTyped(undefined)
    }
    if (event.key === 'Enter') finish()
    const step = stepOf(event)
    if (step !== undefined && props.onGo(...step)) event.preventDefault()
  }
  return (
    <input
      className={classes['cell']}
      aria-label={props.label}
      aria-invalid={isWrong}
      inputMode="decimal"
      data-cell={`${props.row} ${props.column}`}
      disabled={value === undefined}
      readOnly={isFixed}
      value={typed ?? shown}
      onChange={(event) => {
        isWritten.current = false
        setTyped(event.currentTarget.value)
      }}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={finish}
      onKeyDown={onKeyDown}
      onPaste={(event) => {
        const text = event.clipboardData.getData('text/plain')
        if (isFixed || !isBlock(text)) return
        event.preventDefault()
        setTyped(undefined)
        props.onPaste(text)
      }}
    />
  )
}

/** Up and down go to other rows; left and right to other columns once the cursor is at the end of the text. */
function stepOf(
  event: KeyboardEvent<HTMLInputElement>,
): readonly [rows: number, columns: number] | undefined {
  const { selectionStart, selectionEnd, value } = event.currentTarget
  const isAll = selectionStart === 0 && selectionEnd === value.length
  switch (event.key) {
    case 'ArrowUp':
      return [-1, 0]
    case 'ArrowDown':
      return [1, 0]
    case 'Enter':
      return [event.shiftKey ? -1 : 1, 0]
    case 'ArrowLeft':
      return isAll || (selectionStart === 0 && selectionEnd === 0) ? [0, -1] : undefined
    case 'ArrowRight':
      return isAll || selectionStart === value.length ? [0, 1] : undefined
    default:
      return undefined
  }
}
