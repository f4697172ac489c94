import { pictureName, portraitName } from './edition.ts';
import { demoId } from './ids.ts';
import { drawPortrait } from './pictures/portrait.ts';
import { drawScene, sceneNames } from './pictures/scene.ts';

/** A picture before it is rendered. Lengths are pixels. */
export type Drawing = {
	readonly svg: string;
	readonly width: number;
	readonly height: number;
	readonly focal: { readonly x: number; readonly y: number };
	/** `#rrggbb` */
	readonly dominant: string;
};

/** How many ways a scene and how many faces may be drawn. */
const seeds = 9;
const portraits = 8;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** How every picture of the demo is drawn, by its name. */
const makers: ReadonlyMap<string, () => Drawing> = new Map([
	...sceneNames.flatMap((scene) =>
		numbers(seeds).map((seed): [string, () => Drawing] => [pictureName({ scene, seed }), () => drawScene(scene, seed)]),
	),
	...numbers(portraits).map((number): [string, () => Drawing] => [portraitName(number), () => drawPortrait(number)]),
]);

/** Draws the picture of a name; throws when the demo has none of it. */
export function drawingOf(name: string): Drawing {
	const maker = makers.get(name);
	if (maker === undefined) throw new Error(`the demo has no picture '${name}'`);
	return maker();
}

/** Id of a picture. */
export function pictureId(name: string): string {
	return demoId(`picture ${name}`);
}

/** Names of all pictures by their ids. */
export function pictureIds(): ReadonlyMap<string, string> {
	return new Map([...makers.keys()].map((name) => [pictureId(name), name]));
}
