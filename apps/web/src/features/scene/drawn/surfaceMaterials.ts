import {
  Color,
  DoubleSide,
  type IUniform,
  MeshLambertMaterial,
  type Texture,
  Vector3,
  type WebGLProgramParametersWithUniforms,
} from 'three'
import { SCENE_COLORS } from './sceneStyle.ts'

/** The sky as glass reflects it; shared by all glass, changed with the hour. */
export interface SkyMirror {
  readonly uniforms: {
    readonly skyZenith: IUniform<Color>
    readonly skyHorizon: IUniform<Color>
    readonly sunColor: IUniform<Color>
    readonly sunTowards: IUniform<Vector3>
  }
}

export function skyMirror(): SkyMirror {
  return {
    uniforms: {
      skyZenith: { value: new Color() },
      skyHorizon: { value: new Color() },
      sunColor: { value: new Color() },
      sunTowards: { value: new Vector3(0, 0, 1) },
    },
  }
}

/**
 * Glass over cells: what lies under it, and the sky and the sun mirrored more the flatter one looks (Schlick, n = 1.5).
 *
 * @param rear - colour of the other face, where one sheet stands for both
 */
export function glassMaterial(map: Texture, mirror: SkyMirror, rear: string): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ map, side: DoubleSide })
  material.onBeforeCompile = (shader) => {
    shader.uniforms['rearColor'] = { value: new Color(rear) }
    addMirror(shader, mirror)
  }
  material.customProgramCacheKey = () => 'glass'
  return material
}

function addMirror(shader: WebGLProgramParametersWithUniforms, mirror: SkyMirror): void {
  Object.assign(shader.uniforms, mirror.uniforms)
  shader.fragmentShader = shader.fragmentShader
    .replace(
      '#include <common>',
      `#include <common>
uniform vec3 skyZenith;
uniform vec3 skyHorizon;
uniform vec3 sunColor;
uniform vec3 sunTowards;
uniform vec3 rearColor;`,
    )
    .replace(
      '#include <map_fragment>',
      `#include <map_fragment>
if ( ! gl_FrontFacing ) diffuseColor.rgb = rearColor;`,
    )
    .replace(
      '#include <opaque_fragment>',
      `vec3 toEye = normalize( vViewPosition );
float facing = clamp( dot( normal, toEye ), 0.0, 1.0 );
float mirrored = 0.04 + 0.96 * pow( 1.0 - facing, 5.0 );
vec3 back = inverseTransformDirection( reflect( - toEye, normal ), viewMatrix );
vec3 sky = mix( skyHorizon, skyZenith, smoothstep( 0.0, 0.6, back.z ) );
vec3 seen = back.z > 0.0 ? sky : skyHorizon * 0.35;
float glint = pow( max( dot( back, sunTowards ), 0.0 ), 350.0 );
outgoingLight = outgoingLight * ( 1.0 - mirrored ) + seen * mirrored * 0.8 + sunColor * glint * 1.5;
#include <opaque_fragment>`,
    )
}

/** Seen by the sun alone: it throws a shade and is not drawn. */
export function shadeMaterial(): MeshLambertMaterial {
  return new MeshLambertMaterial({ colorWrite: false, depthWrite: false, side: DoubleSide })
}

export function metalMaterial(): MeshLambertMaterial {
  return new MeshLambertMaterial({ color: SCENE_COLORS.metal })
}

export function obstacleMaterial(): MeshLambertMaterial {
  return new MeshLambertMaterial({ color: SCENE_COLORS.obstacle, side: DoubleSide })
}

/** Dry ground with patches, so that its size can be felt. */
export function groundMaterial(): MeshLambertMaterial {
  const material = new MeshLambertMaterial({ color: SCENE_COLORS.ground })
  material.onBeforeCompile = addPatches
  material.customProgramCacheKey = () => 'ground'
  return material
}

function addPatches(shader: WebGLProgramParametersWithUniforms): void {
  shader.vertexShader = shader.vertexShader
    .replace('#include <common>', '#include <common>\nvarying vec2 groundPlace;')
    .replace(
      '#include <begin_vertex>',
      '#include <begin_vertex>\ngroundPlace = ( modelMatrix * vec4( position, 1.0 ) ).xy;',
    )
  shader.fragmentShader = shader.fragmentShader
    .replace(
      '#include <common>',
      `#include <common>
varying vec2 groundPlace;
float patchHash( vec2 p ) {
  return fract( sin( dot( mod( p, 1024.0 ), vec2( 12.9898, 78.233 ) ) ) * 43758.5453 );
}
float patches( vec2 p ) {
  vec2 cell = floor( p );
  vec2 f = smoothstep( 0.0, 1.0, fract( p ) );
  return mix(
    mix( patchHash( cell ), patchHash( cell + vec2( 1.0, 0.0 ) ), f.x ),
    mix( patchHash( cell + vec2( 0.0, 1.0 ) ), patchHash( cell + vec2( 1.0, 1.0 ) ), f.x ),
    f.y );
}`,
    )
    .replace(
      '#include <map_fragment>',
      `#include <map_fragment>
float span = length( fwidth( groundPlace ) );
float fine = ( patches( groundPlace * 1.7 ) - 0.5 ) * ( 1.0 - smoothstep( 0.2, 0.8, span ) );
float medium = ( patches( groundPlace * 0.13 ) - 0.5 ) * ( 1.0 - smoothstep( 2.0, 8.0, span ) );
float coarse = ( patches( groundPlace * 0.017 ) - 0.5 ) * ( 1.0 - smoothstep( 15.0, 60.0, span ) );
diffuseColor.rgb *= 1.0 + 0.16 * fine + 0.14 * medium + 0.16 * coarse;`,
    )
}
