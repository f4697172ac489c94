import type { LiveEntry, Picture, Story } from '#content/contract';
import { imageAddress } from '#media/contract';
import { registeredOnlyClass } from '../../blocks/registered-only-class.ts';
import type { RenderContext } from '../../render-context.ts';
import { absoluteUrl } from '../page-urls.ts';
import { organization } from './breadcrumbs-and-publisher.ts';
import { plainText } from './plain-text.ts';

const typeOf = {
	article: 'NewsArticle',
	video: 'NewsArticle',
	'video-dark': 'NewsArticle',
	live: 'LiveBlogPosting',
	longform: 'NewsArticle',
	newsletter: 'NewsArticle',
	gallery: 'ImageGallery',
} as const satisfies Record<Story['kind'], string>;

/** Longest headline that search engines accept, in characters. */
const headlineLength = 110;

/** schema.org NewsArticle, LiveBlogPosting or ImageGallery of a story (content API, section g.2). */
export function articleGraph(story: Story, canonical: string, context: RenderContext): object {
	return {
		'@type': typeOf[story.kind],
		mainEntityOfPage: canonical,
		url: canonical,
		headline: story.headline.slice(0, headlineLength),
		description: story.description,
		datePublished: story.publishedAt,
		dateModified: story.updatedAt,
		author: authorsOf(story, context),
		publisher: organization(context),
		articleSection: story.section?.name,
		keywords: story.tags.map(({ text }) => text),
		inLanguage: story.language,
		...(story.words > 0 && { wordCount: story.words }),
		image: imagesOf(story, context),
		...(story.sponsor !== undefined && { sponsor: { '@type': 'Organization', name: story.sponsor } }),
		...(story.corrections.length > 0 && { correction: story.corrections.map(correctionComment) }),
		...accessOf(story),
		...(story.kind === 'live' && liveUpdates(story, canonical)),
		...(story.lead.kind === 'gallery' && { associatedMedia: story.lead.pictures.map((picture) => imageObject(picture, context)) }),
	};
}

/** The authors of a story; without bylines, the brand as an organization. */
export function authorsOf({ bylines }: Story, context: RenderContext): object | readonly object[] {
	if (bylines.length === 0) return organization(context);
	return bylines.map(({ name, path }) => ({ '@type': 'Person', name, ...(path !== undefined && { url: absoluteUrl(path, context) }) }));
}

// Names the part of the page that is not free, as search engines require.
function accessOf({ access }: Story): object {
	if (access === 'free') return { isAccessibleForFree: true };
	const part = { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: `.${registeredOnlyClass}` };
	return { isAccessibleForFree: false, hasPart: part };
}

/** Addresses of the picture in three shapes; search engines demand one, so a story without a picture has its share card. */
export function imagesOf(story: Story, context: RenderContext): string[] {
	const { picture, kicker, headline } = story;
	if (picture === undefined) return [absoluteUrl(context.cardPath({ kicker, headline }), context)];
	return (['1:1', '4:3', '16:9'] as const).map((ratio) => absoluteUrl(imageAddress(picture, ratio, 1200), context));
}

const correctionComment = ({ heading, html }: Story['corrections'][number]): object => ({
	'@type': 'CorrectionComment',
	name: heading,
	text: plainText(html),
});

function imageObject(picture: Picture, context: RenderContext): object {
	return {
		'@type': 'ImageObject',
		contentUrl: absoluteUrl(imageAddress(picture, 'original', 1440), context),
		...(picture.caption !== undefined && { caption: plainText(picture.caption) }),
		...(picture.credit !== undefined && { creditText: picture.credit }),
	};
}

// The story has the newest entry first; the coverage runs from the oldest to the newest (schema.org LiveBlogPosting).
function liveUpdates({ entries, publishedAt, updatedAt }: Story, canonical: string): object {
	return {
		coverageStartTime: entries.at(-1)?.at ?? publishedAt,
		coverageEndTime: entries[0]?.at ?? updatedAt,
		liveBlogUpdate: entries.map((entry) => liveUpdate(entry, canonical)),
	};
}

/** An entry of a live story. Search engines require a headline; where the newsroom wrote none, the text begins with it. */
function liveUpdate({ id, at, title, body }: LiveEntry, canonical: string): object {
	const articleBody = body.flatMap((element) => (element.kind === 'text' ? [plainText(element.html)] : [])).join(' ');
	const headline = (title || articleBody).slice(0, headlineLength);
	return { '@type': 'BlogPosting', headline, datePublished: at, articleBody, url: `${canonical}#${id}` };
}
