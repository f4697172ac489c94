import { inBrand } from './places.ts';

/** The address at which the editor shows a picture: of our own store by its id, or of another system as it is. */
export function pictureSource(url: string): string {
	const id = /\/resizer\/v2\/(?:[^/?]*-)?([A-Z0-9]{26}|demo-[\w-]+)\.\w+/.exec(url)?.[1];
	return id === undefined ? url : inBrand(`api/imagenes/${id}/`);
}
