// The cards of Ghost that are divisions with a class of their own.
import type { JsonObject } from '../../ans/json.ts';
import { escapeHtml } from '../../ans/text/escape-html.ts';
import { inlineHtml } from './inline-html.ts';
import { childrenOf, classesOf, elementsNamed, type HtmlElement, hasClass, wordsOf } from './parse-html.ts';
import type { BlockContext } from './pictures.ts';
import { audioOf } from './video-and-sound.ts';

type ReadCard = (card: HtmlElement, context: BlockContext) => readonly JsonObject[];

/** A card, or a part of one, by its class. */
const cards: ReadonlyMap<string, ReadCard> = new Map<string, ReadCard>([
	['kg-audio-card', audioCard],
	['kg-callout-card', calloutCard],
	['kg-cta-image-container', (card, context) => inside(card, context).map(withoutAlt)],
	['kg-file-card', fileCard],
	['kg-header-card', headerCard],
	['kg-product-card-rating', (card) => [{ type: 'text', content: starsOf(card) }]],
	['kg-signup-card', leftOut],
]);

/** The elements of a card; undefined for any other division. */
export function cardOf(division: HtmlElement, context: BlockContext): readonly JsonObject[] | undefined {
	const [read] = classesOf(division).flatMap((name) => cards.get(name) ?? []);
	return read?.(division, context);
}

const inside: ReadCard = (card, context) => context.elementsOf(childrenOf(card));

/** The parts of a card that have a class, which ends with these words. */
const partsOf = (card: HtmlElement, name: string): readonly HtmlElement[] =>
	elementsNamed(childrenOf(card), 'div').filter((part) => classesOf(part).includes(`kg-${name}`));

function audioCard(card: HtmlElement, context: BlockContext): readonly JsonObject[] {
	const thumbnails = elementsNamed(childrenOf(card), 'img').filter(({ attribs }) => attribs.src);
	if (thumbnails.length > 0) context.note('pictures of sounds were left out');
	const title = wordsOf(partsOf(card, 'audio-title'));
	return elementsNamed(childrenOf(card), 'audio').flatMap((audio) => audioOf(audio, context, { title }));
}

/** The emoji of a callout begins its first paragraph. */
function calloutCard(card: HtmlElement, context: BlockContext): readonly JsonObject[] {
	const emoji = escapeHtml(wordsOf(partsOf(card, 'callout-emoji')));
	const [first, ...others] = context.elementsOf(partsOf(card, 'callout-text'));
	if (emoji === '' || first?.type !== 'text') return inside(card, context);
	return [{ ...first, content: `${emoji} ${first.content}` }, ...others];
}

/** The alternative text of such a picture is always the same, and says nothing of it. */
const withoutAlt = ({ alt_text: _, ...element }: JsonObject): JsonObject => element;

/** A link to a file, with the name and size of the file, and what is said of it. */
function fileCard(card: HtmlElement, context: BlockContext): readonly JsonObject[] {
	const [link] = elementsNamed([card], 'a');
	const address = context.linkOf(link?.attribs.href ?? '');
	if (address === undefined) return inside(card, context);
	const words = (part: string) => escapeHtml(wordsOf(partsOf(card, `file-card-${part}`)));
	const [title = '', ...facts] = [words('title'), words('filename'), words('filesize')].filter((part) => part !== '');
	const content = `<a href="${escapeHtml(address)}">${title}</a>${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
	const caption = inlineHtml(partsOf(card, 'file-card-caption'), context);
	return [{ type: 'text', content }, ...(caption === '' ? [] : [{ type: 'text', content: caption }])];
}

/** Headers of the first version have their picture in the background. */
function headerCard(card: HtmlElement, context: BlockContext): readonly JsonObject[] {
	const image = context.imageOf({ src: card.attribs['data-kg-background-image'] ?? '' });
	return [...(image ? [image] : []), ...inside(card, context)];
}

function starsOf(card: HtmlElement): string {
	const stars = elementsNamed([card], 'span');
	return stars.map((star) => (hasClass(star, /^kg-product-card-rating-active$/) ? '★' : '☆')).join('');
}

function leftOut(_card: HtmlElement, context: BlockContext): readonly JsonObject[] {
	context.note('the card signup was left out, because only Ghost can show it');
	return [];
}
