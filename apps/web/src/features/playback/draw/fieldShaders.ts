import { COLOR_OF_UNIT, PAINT_TABLE, TURN_OF_BLOCK } from './tableShader.ts'

export const VERTEX_SHADER = `
${COLOR_OF_UNIT}
in vec3 a_middle;
in vec3 a_along;
in vec2 a_across;
in vec3 a_of;
out vec2 v_place;
out vec3 v_towards;
flat out vec3 v_normal;
flat out vec4 v_color;
void main() {
  float turn = turnOf(a_of.y);
  vec3 across = vec3(a_across * cos(turn), -length(a_across) * sin(turn));
  vec3 at = a_middle + position.x * a_along + position.y * across;
  v_normal = vec3(normalize(a_across) * sin(turn), cos(turn));
  v_towards = cameraPosition - at;
  v_place = position.xy;
  v_color = colorOf(a_of.x);
  gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
}`

/** What is seen from behind is a little darker. */
export const FRAGMENT_SHADER = `
precision highp float;
in vec2 v_place;
in vec3 v_towards;
flat in vec3 v_normal;
flat in vec4 v_color;
out vec4 color;
${PAINT_TABLE}
void main() {
  float light = dot(v_towards, v_normal) > 0.0 ? 1.0 : 0.72;
  color = vec4(light * paintTable(v_color, v_place, gl_FragCoord.xy), 1.0);
}`

/** The ground under a table is darker: so one sees how high it stands, and how it is turned. */
export const UNDER_VERTEX_SHADER = `
uniform highp sampler2D u_turns;
${TURN_OF_BLOCK}
in vec3 a_middle;
in vec3 a_along;
in vec2 a_across;
in vec3 a_of;
void main() {
  vec2 across = a_across * cos(turnOf(a_of.y));
  vec2 at = a_middle.xy + position.x * a_along.xy + position.y * across;
  gl_Position = projectionMatrix * viewMatrix * vec4(at, a_of.z + 0.05, 1.0);
}`

export const UNDER_FRAGMENT_SHADER = `
precision mediump float;
out vec4 color;
void main() { color = vec4(0.20, 0.18, 0.12, 0.28); }`
