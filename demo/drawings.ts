import { coverName, pictureName, portraitName } from './edition.ts';
import { demoId } from './ids.ts';
import { ages, genders, type Sitter } from './pictures/people.ts';
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
const seeds = 18;
/** Number of portraits of people of one gender and age. */
const variants = 16;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Everybody who may sit for a portrait. */
const sitters: readonly Sitter[] = genders.flatMap((gender) =>
	ages.flatMap((age) => numbers(variants).map((variant) => ({ gender, age, variant }))),
);

/** The functions that draw the demo's pictures, by name. */
const makers: ReadonlyMap<string, () => Drawing> = new Map([
	...sceneNames.flatMap((scene) =>
		numbers(seeds).map((seed): [string, () => Drawing] => [pictureName({ scene, seed }), () => drawScene(scene, seed)]),
	),
	...sceneNames.flatMap((scene) =>
		numbers(seeds).map((seed): [string, () => Drawing] => [coverName({ scene, seed }), () => enlarged(drawScene(scene, seed))]),
	),
	...sitters.map((sitter): [string, () => Drawing] => [portraitName(sitter), () => drawPortrait(sitter)]),
]);

/** A drawing half as large again: podcast apps refuse covers of less than 1,400 px. */
function enlarged({ width, height, focal, ...drawing }: Drawing): Drawing {
	return { ...drawing, width: width * 1.5, height: height * 1.5, focal: { x: focal.x * 1.5, y: focal.y * 1.5 } };
}

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
