import { Fragment } from 'react';
import * as v from 'valibot';
import type { Brand } from '#brands';
import type { Ad, BodyElement, Card, Story } from '#content/contract';
import { type BlockPage, defineBlock } from '../../block.ts';
import { wallAnchor } from '../../islands/account/auth/wall-anchor.ts';
import type { RenderContext } from '../../render-context.ts';
import { AdBox } from '../ads/ad-box.tsx';
import { adsFor, pickAd } from '../ads/pick-ad.ts';
import { firstUnshown } from '../first-unshown.ts';
import { registeredOnlyClass } from '../registered-only-class.ts';
import styles from './body.module.css';
import { Contents } from './contents.tsx';
import type { BodyContext } from './elements/body-context.ts';
import { Elements } from './elements/elements.tsx';
import { InlineRelated } from './inline-related.tsx';
import { LiveEntries } from './live/live-entries.tsx';
import { NewsletterEditionHead } from './newsletter-edition-head.tsx';
import progress from './progress.module.css';
import { ReadingTools } from './reading/reading-tools.tsx';

/** How many related stories are offered between two paragraphs. */
const relatedSize = 2;

/** How many more are loaded, because the text may link to some of them. */
const spare = 6;

/** How many paragraphs must stand before and after the related stories; a shorter story shows no related stories. */
const aroundRelated = { before: 3, after: 3 };

/** The same for an ad, which stands farther down. */
const aroundAd = { before: 6, after: 3 };

type BodyData = { readonly story: Story; readonly related: readonly Card[]; readonly ads: readonly Ad[] };

/** The body of a story of any kind, with the entries of live coverage (STORY-01 to STORY-06). */
export const storyBody = defineBlock({
	fields: v.object({}),
	async load(_, page): Promise<BodyData | undefined> {
		const { subject, context } = page;
		if (subject.kind !== 'story') return undefined;
		const { story } = subject;
		const hasRelated = splitIndex(story.body, aroundRelated) !== undefined;
		const [related, ads] = await Promise.all([
			hasRelated ? context.contentQueries.related(story, relatedSize + spare) : [],
			adsInText(story, page),
		]);
		return { story, related, ads };
	},
	choose({ story, related, ads }, _, shown) {
		const ad = pickAd(ads, shown);
		return { story, related: firstUnshown(related, relatedSize, shown), ads: ad ? [ad] : [] };
	},
	view: ({ data: { story, related, ads }, context: page }) => {
		const { brand, now } = page;
		const context: BodyContext = { brand, storyId: story.id };
		return (
			<div
				className={`${styles.body} ${progress.story} ${layoutClasses(story, brand)} ${story.access === 'whole' ? registeredOnlyClass : ''}`}
				data-story-text
			>
				{story.kind === 'newsletter' && <NewsletterEditionHead story={story} brand={brand} />}
				{story.kind === 'longform' && <Contents body={story.body} texts={brand.texts} />}
				{story.body.some(({ kind }) => kind === 'text') && <ReadingTools brand={brand} />}
				<BodyElements story={story} context={context} related={related} ads={ads} page={page} />
				{story.entries.length > 0 && <LiveEntries story={story} context={context} now={now} />}
			</div>
		);
	},
});

/** The ads for a place between two paragraphs. A story at a wall, live coverage and long reads have none. */
async function adsInText({ kind, access, body }: Story, page: BlockPage): Promise<readonly Ad[]> {
	const hasPlace = kind === 'article' && access !== 'excerpt' && splitIndex(body, aroundAd) !== undefined;
	return hasPlace ? adsFor(await page.context.contentQueries.ads(), page) : [];
}

function BodyElements({
	story: { body, kind, access },
	context,
	page,
	related,
	ads,
}: BodyData & { context: BodyContext; page: RenderContext }) {
	const elements = kind === 'longform' ? withDropcap(body) : body;
	const [split, adSplit] = [splitIndex(elements, aroundRelated), splitIndex(elements, aroundAd)];
	// The first paragraph is the excerpt.
	const excerptIndex = access === 'whole' ? elements.findIndex((element) => element.kind === 'text') : undefined;
	return (
		<div className={styles.words}>
			{elements.map((element, index) => (
				<Fragment key={index}>
					{index === split && related.length > 0 && <InlineRelated cards={related} brand={context.brand} />}
					{index === adSplit && ads.map((ad) => <AdBox key={ad.id} ad={ad} place="text" context={page} />)}
					<Elements body={[element]} context={context} />
					{index === excerptIndex && <span id={wallAnchor} className={styles.excerptEnd} />}
				</Fragment>
			))}
		</div>
	);
}

// The text of a long read is centred; on brands whose cards are centred, every text is, except live coverage, whose entries stand at a line.
function layoutClasses({ kind }: Story, { theme }: Brand): string {
	const isCentred = kind === 'longform' || (kind !== 'live' && theme.card.align === 'center');
	return `${isCentred ? styles.centred : ''} ${kind === 'longform' ? styles.roomy : ''} ${kind === 'newsletter' ? styles.letter : ''}`;
}

type Around = { readonly before: number; readonly after: number };

/** Index of the element after so many paragraphs; `undefined` for a body with too few before or after it. */
function splitIndex(body: readonly BodyElement[], { before, after }: Around): number | undefined {
	const paragraphs = body.flatMap(({ kind }, index) => (kind === 'text' ? [index] : []));
	const last = paragraphs[before - 1];
	return last === undefined || paragraphs.length < before + after ? undefined : last + 1;
}

function withDropcap(body: readonly BodyElement[]): readonly BodyElement[] {
	const [first, ...rest] = body;
	return first?.kind === 'text' ? [{ ...first, dropcap: true }, ...rest] : body;
}
