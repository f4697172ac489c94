import type { Mood, Palette } from './palette.ts';
import { palettes, shade, tint } from './palette.ts';
import type { Random } from './random.ts';
import { makeRandom } from './random.ts';

/** A point of the picture. */
export type Point = { x: number; y: number };
/** What a scene returns: its art, where its subject is and, optionally, where its light comes from. */
export type Drawn = { art: string; focal: Point; light?: Point };
/** What a scene draws with: random numbers, a palette and the SVG definitions that its shapes share. */
export type Stage = {
	random: Random;
	pal: Palette;
	seed: number;
	/** A linear gradient; 0 runs left to right, 90 top to bottom; stops are '#rrggbb' or '#rrggbb@opacity'. */
	linear(angle: number, stops: readonly string[]): string;
	/** A radial gradient in the box of the shape it fills. */
	radial(stops: readonly string[], cx?: number, cy?: number, r?: number): string;
	/** Keeps the art inside a shape. */
	clip(shape: string, art: string): string;
	/** A fill lit from the upper left. */
	lit(color: string, strength?: number): string;
	/** A fill for upright round bodies. */
	tube(color: string, strength?: number): string;
	defs(): string;
};
/** A scene: the palettes that suit it, the function that draws it, whether it must never be mirrored (oneWay) or brought closer (wide). */
export type Scene = { moods: readonly Mood[]; draw: (s: Stage) => Drawn; oneWay?: boolean; wide?: boolean };

function stopTags(stops: readonly string[]): string {
	return stops
		.map((stop, index) => {
			const [color = '#000000', opacity = '1'] = stop.split('@');
			return `<stop offset="${(index / Math.max(1, stops.length - 1)).toFixed(3)}" stop-color="${color}" stop-opacity="${opacity}"/>`;
		})
		.join('');
}

/** Makes an empty stage for one picture. */
export function makeStage(name: string, seed: number, mood: Mood): Stage {
	const known = new Map<string, string>();
	function define(body: (id: string) => string): string {
		const key = body('');
		const old = known.get(key);
		if (old !== undefined) return old;
		const id = `d${known.size}`;
		known.set(key, id);
		return id;
	}
	const tags = (): string => [...known].map(([body, id]) => body.replace('id=""', `id="${id}"`)).join('');
	function linear(angle: number, stops: readonly string[]): string {
		const turn = (angle * Math.PI) / 180;
		const dx = Math.cos(turn) / 2;
		const dy = Math.sin(turn) / 2;
		const f = (value: number): string => value.toFixed(3);
		return `url(#${define((id) => `<linearGradient id="${id}" x1="${f(0.5 - dx)}" y1="${f(0.5 - dy)}" x2="${f(0.5 + dx)}" y2="${f(0.5 + dy)}">${stopTags(stops)}</linearGradient>`)})`;
	}
	return {
		random: makeRandom(seed, name),
		pal: palettes[mood],
		seed,
		linear,
		radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
			`url(#${define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopTags(stops)}</radialGradient>`)})`,
		clip: (shape, art) => `<g clip-path="url(#${define((id) => `<clipPath id="${id}">${shape}</clipPath>`)})">${art}</g>`,
		lit: (color, strength = 0.28) => linear(40, [tint(color, strength), color, shade(color, strength)]),
		tube: (color, strength = 0.4) =>
			linear(0, [
				tint(color, strength * 0.3),
				tint(color, strength),
				color,
				shade(color, strength * 0.7),
				shade(color, strength),
				shade(color, strength * 0.75),
			]),
		defs: () => `<defs>${tags()}</defs>`,
	};
}
