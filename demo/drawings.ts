import { pictureName, portraitName } from './edition.ts';
import { demoId } from './ids.ts';
import { drawPortrait } from './pictures/portrait.ts';
import { drawScene, sceneNames } from './pictures/scene.ts';

/** A picture as SVG, before it is rendered. Lengths in px. */
export type Drawing = {
	readonly svg: string;
	readonly width: number;
	readonly height: number;
	readonly focal: { readonly x: number; readonly y: number };
	/** `#rrggbb` */
	readonly dominant: string;
};

/** Number of variants of each scene. */
const seeds = 9;
/** Number of portraits. */
const portraits = 8;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The functions that draw the demo's pictures, by name. */
const makers: ReadonlyMap<string, () => Drawing> = new Map([
	...sceneNames.flatMap((scene) =>
		numbers(seeds).map((seed): [string, () => Drawing] => [pictureName({ scene, seed }), () => drawScene(scene, seed)]),
	),
	...numbers(portraits).map((number): [string, () => Drawing] => [portraitName(number), () => drawPortrait(number)]),
]);

/** Draws the picture with a name. Throws when the demo has no such picture. */
export function drawingOf(name: string): Drawing {
	const maker = makers.get(name);
	if (maker === undefined) throw new Error(`the demo has no picture '${name}'`);
	return maker();
}

/** The ANS id of a picture. */
export function pictureId(name: string): string {
	return demoId(`picture ${name}`);
}

/** The names of all pictures by id. */
export function pictureIds(): ReadonlyMap<string, string> {
	return new Map([...makers.keys()].map((name) => [pictureId(name), name]));
}
