/** One thing that is wrong in a record; the message is the text beside the field. */
export interface FieldError {
  /** Field name, with the place inside it: `tilt`, `frame_dimensions.2`, `iam_profile.3.angle`. */
  readonly path: string
  readonly message: string
}
