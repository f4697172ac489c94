import { cardHeight, cardWidth } from '../../contract/contract.ts';
import type { CardLook } from '../jobs.ts';
import type { CardFont } from './card-font.ts';
import { groundOf } from './card-ground.ts';
import { type CardLayout, layouts, margin, type PicturePlace } from './card-layout.ts';
import { type CardWords, setText } from './card-text.ts';

/** What is drawn: the text, in words that the font has, and where the picture of the card is. */
export type CardDrawing = { readonly words: CardWords; readonly picture: PicturePlace };

/** Everything of a card but its picture, as SVG without text elements: text is drawn as paths. */
export function cardSvg(look: CardLook, font: CardFont, { words, picture }: CardDrawing): string {
	const layout = layouts[picture];
	const { top, svg } = setText(look.shareCard, font, { words, layout });
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${cardWidth}" height="${cardHeight}">`,
		groundOf(look.shareCard, picture, top),
		picture === 'none' ? motif(look) : '',
		picture === 'behind' ? tab(look, layout) : '',
		wordmark(look, layout),
		svg,
		'</svg>',
	].join('');
}

/** The wordmark again, far larger than the card and hardly visible, on cards without a picture. */
function motif({ wordmark: { width, height, shapes }, shareCard }: CardLook): string {
	const scale = (cardHeight * 1.15) / height;
	const paths = shapes.map(({ path }) => `<path d="${path}"/>`).join('');
	const left = cardWidth - width * scale * 0.72;
	return `<g fill="${shareCard.ink}" opacity=".05" transform="translate(${left} ${-cardHeight * 0.08}) scale(${scale})">${paths}</g>`;
}

/** The ground of the wordmark, which would be lost on a picture. */
function tab({ wordmark: { width, height }, shareCard }: CardLook, { markHeight }: CardLayout): string {
	const across = (width * markHeight) / height + 2 * tabSpace;
	return `<rect x="${margin - tabSpace}" width="${across}" height="${margin - 8 + markHeight + tabSpace}" fill="${shareCard.ground[0]}"/>`;
}

const tabSpace = 24;

function wordmark({ wordmark: { height, shapes }, shareCard: { ink, mark } }: CardLook, { markHeight }: CardLayout): string {
	const fills = { ink, ...mark };
	const paths = shapes.map(({ fill, path }) => `<path fill="${fills[fill]}" d="${path}"/>`);
	return `<g transform="translate(${margin} ${margin - 8}) scale(${markHeight / height})">${paths.join('')}</g>`;
}
