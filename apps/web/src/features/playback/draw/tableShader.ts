/** Values lie in rows of this many, as a texture holds them. */
export const TEXTURE_WIDTH = 1024

/** Rows of a texture that holds so many values. */
export const textureRows = (count: number): number => Math.max(1, Math.ceil(count / TEXTURE_WIDTH))

/** Room for so many values in whole rows. */
export const textureRoom = (count: number): number => TEXTURE_WIDTH * textureRows(count)

/** The turn of a block, radians; the shader has `u_turns`. */
export const TURN_OF_BLOCK = `
ivec2 placeOf(float index) {
  int at = int(index + 0.5);
  return ivec2(at % ${TEXTURE_WIDTH}, at / ${TEXTURE_WIDTH});
}
float turnOf(float block) { return texelFetch(u_turns, placeOf(block), 0).r; }`

/** The colour of a table: looked up by its unit, so that a frame changes a few numbers and no table. */
export const COLOR_OF_UNIT = `
uniform highp usampler2D u_values;
uniform highp sampler2D u_turns;
uniform sampler2D u_palette;
uniform vec2 u_range;
uniform vec2 u_legend;
${TURN_OF_BLOCK}
vec4 colorOf(float unit) {
  uint number = texelFetch(u_values, placeOf(unit), 0).r;
  if (number == 65535u) return vec4(0.0);
  float value = mix(u_range.x, u_range.y, float(number) / 65534.0);
  float place = clamp((value - u_legend.x) / (u_legend.y - u_legend.x), 0.0, 1.0);
  return vec4(texture(u_palette, vec2((place * 255.0 + 0.5) / 256.0, 0.5)).rgb, 1.0);
}`

/** A missing value is grey with stripes, so that it is no colour of the legend. */
export const PAINT_TABLE = `
vec3 paintTable(vec4 color, vec2 place, vec2 pixel) {
  vec2 edge = smoothstep(vec2(0.0), 1.5 * fwidth(place), 1.0 - abs(place));
  float stripe = step(0.5, fract((pixel.x + pixel.y) / 8.0));
  vec3 missing = mix(vec3(0.72, 0.75, 0.78), vec3(0.88, 0.90, 0.92), stripe);
  vec3 own = color.a > 0.5 ? color.rgb : missing;
  float fine = max(fwidth(place.x), fwidth(place.y));
  return mix(own * 0.62, own, max(min(edge.x, edge.y), smoothstep(0.25, 0.6, fine)));
}`
