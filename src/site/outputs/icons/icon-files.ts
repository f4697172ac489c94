import type { FileDefinition } from '../../file-definition.ts';
import type { RenderContext } from '../../render-context.ts';
import { icoFile } from './ico-file.ts';
import { type IconForm, iconSvg } from './icon-svg.ts';

/** Sides of the pictures in `/favicon.ico`, in pixels: for tabs, and for bookmarks on screens with more pixels. */
const sidesOfFavicon = [16, 32, 48] as const;

/**
 * The icons as PNG, by their paths. Operating systems crop a maskable icon to a shape, but keep the circle whose radius is two fifths of the
 * side. Apple's round the corners of an icon that fills its square.
 */
const forms = {
	'/icon-192.png': { side: 192, margin: 0, isOnGround: false },
	'/icon-512.png': { side: 512, margin: 0, isOnGround: false },
	'/icon-maskable-512.png': { side: 512, margin: 0.1, isOnGround: true },
	'/apple-touch-icon.png': { side: 180, margin: 0, isOnGround: true },
} as const satisfies Record<string, IconForm>;

/** How long caches may keep an icon, in seconds: a day. */
const freshFor = 86_400;

/** The icons of a brand for home screens, drawn from its SVG icon when somebody asks for them. */
export const iconFiles: Readonly<Record<string, FileDefinition>> = Object.fromEntries(
	Object.entries(forms).map(([path, form]): [string, FileDefinition] => [
		path,
		{ freshFor, make: async (context) => ({ contentType: 'image/png', body: await drawn(form, context) }) },
	]),
);

/** `/favicon.ico`, which browsers and search engines request even when no page links it. */
export const favicon: FileDefinition = {
	freshFor,
	async make(context) {
		const pictures = sidesOfFavicon.map(async (side) => ({ side, png: await drawn({ side, margin: 0, isOnGround: false }, context) }));
		return { contentType: 'image/x-icon', body: icoFile(await Promise.all(pictures)) };
	},
};

const drawn = (form: IconForm, { brand, drawPng }: RenderContext): Promise<Uint8Array> => drawPng(iconSvg(brand.theme, form));
