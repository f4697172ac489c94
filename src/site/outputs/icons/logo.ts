import type { Theme } from '#brands';
import type { FileDefinition } from '../../file-definition.ts';
import { logoSize } from '../../pages/structured-data/publisher-logo.ts';

/** The part of the height that is left free above and below the wordmark. */
const margin = 0.2;

/** `/logo.png`: the wordmark of a brand as the bar of its pages shows it, for search engines and other programs that name the publisher. */
export const logo: FileDefinition = {
	freshFor: 86_400,
	make: async ({ brand, drawPng }) => ({ contentType: 'image/png', body: await drawPng(logoSvg(brand.theme)) }),
};

/** The wordmark in the middle of the ground of the bar, as high as its width allows. */
function logoSvg({ wordmark: { width, height, shapes }, light }: Pick<Theme, 'wordmark' | 'light'>): string {
	const space = logoSize.height * margin;
	const scale = Math.min((logoSize.height - 2 * space) / height, (logoSize.width - 2 * space) / width);
	const [left, top] = [(logoSize.width - width * scale) / 2, (logoSize.height - height * scale) / 2];
	const fills = { ink: light.barInk, accent: light.markAccent, second: light.second };
	const paths = shapes.map(({ fill, path }) => `<path fill="${fills[fill]}" d="${path}"/>`).join('');
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${logoSize.width}" height="${logoSize.height}"><rect width="100%" height="100%" fill="${light.bar}"/>` +
		`<g transform="translate(${left} ${top}) scale(${scale})">${paths}</g></svg>`
	);
}
