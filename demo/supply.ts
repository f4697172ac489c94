import { createHash } from 'node:crypto';
import type { OriginalSupply } from '#media';
import { type Drawing, drawingOf, pictureIds } from './drawings.ts';
import { renderPicture } from './pictures/render.ts';

export { demoWeather } from './weather/demo-weather.ts';

/** Draws the demo's pictures on request, so that a first start does not wait for hundreds of them. */
export function demoSupply(): OriginalSupply {
	const names = pictureIds();
	const find = (id: string): Drawing | undefined => {
		const name = names.get(id);
		return name === undefined ? undefined : drawingOf(name);
	};
	return {
		async facts(id) {
			const drawing = find(id);
			if (drawing === undefined) return undefined;
			const { width, height, dominant, focal, svg } = drawing;
			const version = createHash('sha256').update(svg).digest('hex').slice(0, 12);
			return { format: 'jpeg', width, height, isOpaque: true, dominant, attention: focal, version };
		},
		async bytes(id) {
			const drawing = find(id);
			if (drawing === undefined) throw new Error(`the demo has no picture ${id}`);
			return renderPicture(drawing, { quality: 80 });
		},
	};
}
