import { palettes } from './palette.ts';
import type { Sitter } from './people.ts';
import { autos } from './scenes/autos.ts';
import { campo } from './scenes/campo.ts';
import { cineScenes } from './scenes/cine.ts';
import { ciudad } from './scenes/ciudad.ts';
import { clima } from './scenes/clima.ts';
import { cocina } from './scenes/cocina.ts';
import { deportes } from './scenes/deportes.ts';
import { economia } from './scenes/economia.ts';
import { educacion } from './scenes/educacion.ts';
import { emergencias } from './scenes/emergencias.ts';
import { estilo } from './scenes/estilo.ts';
import { horoscopo } from './scenes/horoscopo.ts';
import { musica } from './scenes/musica.ts';
import { naturaleza } from './scenes/naturaleza.ts';
import { obras } from './scenes/obras.ts';
import { oficios } from './scenes/oficios.ts';
import { personas, portrayed } from './scenes/personas.ts';
import { politica } from './scenes/politica.ts';
import { salud } from './scenes/salud.ts';
import { show } from './scenes/show.ts';
import { sucesos } from './scenes/sucesos.ts';
import { tecno } from './scenes/tecno.ts';
import { television } from './scenes/television.ts';
import { viajes } from './scenes/viajes.ts';
import { glow, mirror, rect } from './shape.ts';
import type { Point, Scene } from './stage.ts';
import { makeStage } from './stage.ts';

const scenes = {
	...politica,
	...economia,
	...deportes,
	...tecno,
	...salud,
	...autos,
	...campo,
	...show,
	...musica,
	...cineScenes,
	...cocina,
	...estilo,
	...clima,
	...ciudad,
	...naturaleza,
	...educacion,
	...sucesos,
	...emergencias,
	...viajes,
	...horoscopo,
	...television,
	...obras,
	...oficios,
	...personas,
} satisfies Record<string, Scene>;
/** The name of a scene. */
export type SceneName = keyof typeof scenes;
/** A finished picture, before it is rendered. */
export type SceneDrawing = { svg: string; width: 1600; height: 1000; focal: Point; dominant: string };

/** Whether a word is the name of a scene. */
function isSceneName(name: string): name is SceneName {
	return Object.hasOwn(scenes, name);
}

/** All scenes. */
export const sceneNames: readonly SceneName[] = Object.keys(scenes).filter(isSceneName);

/** The number that varies a scene: pictures of two scenes with one seed do not look alike. */
function stageSeed(name: SceneName, seed: number): number {
	return Math.abs(Math.trunc(seed)) + (lettersOf(name) % 12);
}

const lettersOf = (name: SceneName): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** Whose face a picture shows, if it is a portrait. */
export function sitterOf(name: SceneName, seed: number): Sitter | undefined {
	const kinds: Readonly<Record<string, Omit<Sitter, 'variant'> | undefined>> = portrayed;
	const kind = kinds[name];
	return kind && { ...kind, variant: stageSeed(name, seed) };
}

/** Draws a scene; the same name and seed always give the same picture. */
export function drawScene(name: SceneName, seed: number): SceneDrawing {
	const scene: Scene = scenes[name];
	const turn = Math.abs(Math.trunc(seed));
	const mood = scene.moods[(turn + lettersOf(name)) % scene.moods.length] ?? 'tarde';
	const s = makeStage(name, stageSeed(name, seed), mood);
	const pal = palettes[mood];
	const drawn = scene.draw(s);
	const light = drawn.light ?? { x: 420, y: 160 };
	const flipped = scene.oneWay !== true && (turn * 7 + name.length) % 3 === 0;
	const wash = glow(s, light.x, light.y, 900, pal.glow, pal.dark ? 0.16 : 0.2);
	const corners = rect(0, 0, 1600, 1000, s.radial([`${pal.ink}@0`, `${pal.ink}@0`, `${pal.ink}@.06`, `${pal.ink}@.34`], 0.5, 0.48, 0.78));
	// The camera: for some seeds, the subject is larger and a little off the middle.
	const zoom = scene.wide === true ? 1 : ([1, 1.15, 1.07][turn % 3] ?? 1);
	const aim = drawn.focal.x + (turn % 2 === 0 ? 1 : -1) * (zoom - 1) * 560;
	const dx = Math.min(0, Math.max(1600 - 1600 * zoom, aim - drawn.focal.x * zoom));
	const dy = drawn.focal.y - drawn.focal.y * zoom;
	const framed = `<g transform="translate(${dx.toFixed(1)} ${dy.toFixed(1)}) scale(${zoom})">${drawn.art}${wash}</g>`;
	const art = flipped ? mirror(framed, 800) : framed;
	const focalX = drawn.focal.x * zoom + dx;
	const focal = { x: Math.round(flipped ? 1600 - focalX : focalX), y: Math.round(drawn.focal.y) };
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">${s.defs()}${art}${corners}</svg>`;
	return { svg, width: 1600, height: 1000, focal, dominant: pal.dark ? pal.mid : pal.skyTop };
}
