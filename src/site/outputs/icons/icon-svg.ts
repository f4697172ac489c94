import type { Theme } from '#brands';

/** How an icon is drawn: its side in pixels, the part of the side that is left free around it, and whether it stands on a ground of its colour. */
export type IconForm = { readonly side: number; readonly margin: number; readonly isOnGround: boolean };

/** The icon of a brand as an SVG document of that form. */
export function iconSvg({ icon, iconGround }: Pick<Theme, 'icon' | 'iconGround'>, { side, margin, isOnGround }: IconForm): string {
	const inset = Math.round(side * margin);
	const inner = side - 2 * inset;
	const placed = icon.replace('<svg ', `<svg x="${inset}" y="${inset}" width="${inner}" height="${inner}" `);
	const ground = isOnGround ? `<rect width="100%" height="100%" fill="${iconGround}"/>` : '';
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${ground}${placed}</svg>`;
}
