// Converts the HTML elements that stand between paragraphs, by their names.
import type { JsonObject } from '../../ans/json.ts';
import { embedOf, frameOf, playerOf, postIn } from './embeds.ts';
import { figureOf } from './figures.ts';
import { cardOf } from './ghost-cards.ts';
import { inlineHtml } from './inline-html.ts';
import { definitionsOf, listOf, tableOf } from './lists-and-tables.ts';
import { childrenOf, elementsNamed, type HtmlElement, type HtmlNode, hasClass, isElement, rawText } from './parse-html.ts';
import { type BlockContext, galleryOfIds, linkedPicture, pictureOf } from './pictures.ts';
import { audioOf, videoOf } from './video-and-sound.ts';

type ReadBlock = (element: HtmlElement, context: BlockContext) => readonly JsonObject[];

const inside: ReadBlock = (element, context) => context.elementsOf(childrenOf(element));

/** The conversion of each element. For any other element, its content is converted. */
const blocks: ReadonlyMap<string, ReadBlock> = new Map<string, ReadBlock>([
	...[1, 2, 3, 4, 5, 6].map((level): [string, ReadBlock] => [`h${level}`, (element, context) => headerOf(element, level, context)]),
	['p', paragraph],
	['ul', (element, context) => listOf(element, context)],
	['ol', (element, context) => listOf(element, context)],
	['dl', (element, context) => definitionsOf(element, context)],
	['blockquote', quoteOf],
	['figure', figureOf],
	['img', (element, context) => pictureOf(element, context)],
	['a', (element, context) => linkedPicture(element, context) ?? inside(element, context)],
	['hr', () => [{ type: 'divider' }]],
	['pre', (element) => codeOf(element)],
	['table', tableOf],
	['iframe', frameOf],
	['embed', frameOf],
	['object', playerOf],
	['video', (element, context) => videoOf(element, context)],
	['audio', (element, context) => audioOf(element, context)],
	['div', divisionOf],
	['button', () => []],
	['x-raw', ({ attribs }) => [{ type: 'raw_html', content: attribs['data-html'] ?? '' }]],
	['x-embed', ({ attribs }, context) => [embedOf(attribs['data-url'] ?? '', context) ?? []].flat()],
	['x-gallery', galleryOfIds],
]);

export const elementOfBlock = (node: HtmlNode, context: BlockContext): readonly JsonObject[] =>
	isElement(node) ? (blocks.get(node.name) ?? inside)(node, context) : [];

function headerOf(element: HtmlElement, level: number, context: BlockContext): readonly JsonObject[] {
	const content = inlineHtml(childrenOf(element), context);
	const pictures = elementsNamed(childrenOf(element), 'img').flatMap((image) => pictureOf(image, context));
	return content === '' ? pictures : [{ type: 'header', level: Math.max(2, level), content }, ...pictures];
}

function paragraph(element: HtmlElement, context: BlockContext): readonly JsonObject[] {
	const elements = inside(element, context);
	const [first, ...others] = elements;
	if (first?.type !== 'text' || !hasClass(element, /^has-drop-cap$/)) return elements;
	return [{ ...first, block_properties: { dropcap: 'letter' } }, ...others];
}

const providersPosts = /^(twitter-tweet|twitter-video|instagram-media|tiktok-embed|fb-post|fb-video)$/;

function quoteOf(element: HtmlElement, context: BlockContext): readonly JsonObject[] {
	const post = hasClass(element, providersPosts) ? postIn([element], context) : undefined;
	if (post) return [post];
	const children = childrenOf(element);
	const cite = children.find((child) => isElement(child) && (child.name === 'cite' || child.name === 'footer'));
	const elements = context.elementsOf(children.filter((child) => child !== cite));
	const citation = cite ? inlineHtml([cite], context).replace(/^<em>(.*)<\/em>$/, '$1') : '';
	if (elements.length === 0) return [];
	const pull = hasClass(element, /pullquote|kg-blockquote-alt/);
	const subtype = pull ? 'pullquote' : 'blockquote';
	return [{ type: 'quote', subtype, content_elements: elements, ...(citation && { citation: { type: 'text', content: citation } }) }];
}

function codeOf(element: HtmlElement): readonly JsonObject[] {
	const content = rawText(childrenOf(element)).replace(/^\n/, '').trimEnd();
	const language = /language-([\w+#-]{1,30})/.exec(
		elementsNamed([element], 'pre', 'code')
			.map(({ attribs }) => attribs.class)
			.join(' '),
	);
	return content === '' ? [] : [{ type: 'code', content, language: language?.[1] ?? 'text' }];
}

/** Parts of pages that a card of Ghost, a post of Facebook or a file of WordPress puts into a division. */
function divisionOf(element: HtmlElement, context: BlockContext): readonly JsonObject[] {
	const children = childrenOf(element);
	const post = hasClass(element, providersPosts) ? embedOf(element.attribs['data-href'] ?? '', context) : undefined;
	if (post) return [post];
	if (hasClass(element, /^wp-block-file$/)) return context.elementsOf(children.filter((child) => !isSecondLink(child)));
	return cardOf(element, context) ?? inside(element, context);
}

/** The button of a file leads where its name leads. */
const isSecondLink = (node: HtmlNode): boolean => isElement(node) && hasClass(node, /^wp-block-file__button$/);
