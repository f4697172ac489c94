import * as v from 'valibot';
import type { Brand } from '#brands';
import type { BodyElement, Card, Story } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { registeredOnlyClass } from '../registered-only-class.ts';
import { firstUnshown } from '../story-source.ts';
import styles from './body.module.css';
import { Contents } from './contents.tsx';
import type { BodyContext } from './elements/body-context.ts';
import { Elements } from './elements/elements.tsx';
import { InlineRelated } from './inline-related.tsx';
import { LiveEntries } from './live/live-entries.tsx';
import { NewsletterHead } from './newsletter-head.tsx';
import progress from './progress.module.css';

/** How many related stories are offered between two paragraphs. */
const relatedSize = 2;

/** How many paragraphs must stand before and after the related stories; a shorter story shows no related stories. */
const paragraphsBefore = 3;
const paragraphsAfter = 3;

type BodyData = { readonly story: Story; readonly related: readonly Card[] };

/** The body of a story of any kind, with the entries of live coverage (STORY-01 to STORY-06). */
export const storyBody = defineBlock({
	fields: v.object({}),
	async load(_, { subject, context }): Promise<BodyData | undefined> {
		if (subject.kind !== 'story') return undefined;
		const { story } = subject;
		return { story, related: splitIndex(story.body) === undefined ? [] : await context.contentQueries.related(story, relatedSize * 2) };
	},
	choose: ({ story, related }, _, shownIds) => ({ story, related: firstUnshown(related, relatedSize, shownIds) }),
	view: ({ data: { story, related }, context: { brand, now } }) => {
		const context: BodyContext = { brand, storyId: story.id };
		return (
			<div
				className={`${styles.body} ${progress.story} ${layoutClasses(story, brand)} ${story.access === 'whole' ? registeredOnlyClass : ''}`}
				data-story-text
			>
				{story.kind === 'newsletter' && <NewsletterHead story={story} brand={brand} />}
				{story.kind === 'longform' && <Contents body={story.body} texts={brand.texts} />}
				<BodyElements story={story} context={context} related={related} />
				{story.entries.length > 0 && <LiveEntries story={story} context={context} now={now} />}
			</div>
		);
	},
});

function BodyElements({ story: { body, kind }, context, related }: BodyData & { context: BodyContext }) {
	const elements = kind === 'longform' ? withDropcap(body) : body;
	const split = related.length === 0 ? undefined : splitIndex(elements);
	return (
		<div className={styles.words}>
			<Elements body={elements.slice(0, split)} context={context} />
			{split !== undefined && <InlineRelated cards={related} brand={context.brand} />}
			{split !== undefined && <Elements body={elements.slice(split)} context={context} />}
		</div>
	);
}

// The text of a long read is centred; on brands whose cards are centred, every text is, except live coverage, whose entries stand at a line.
function layoutClasses({ kind }: Story, { theme }: Brand): string {
	const isCentred = kind === 'longform' || (kind !== 'live' && theme.card.align === 'center');
	return `${isCentred ? styles.centred : ''} ${kind === 'longform' ? styles.roomy : ''} ${kind === 'newsletter' ? styles.letter : ''}`;
}

/** Index of the element after the third paragraph, where related stories go; `undefined` for a body with too few paragraphs. */
function splitIndex(body: readonly BodyElement[]): number | undefined {
	const paragraphs = body.flatMap(({ kind }, index) => (kind === 'text' ? [index] : []));
	const last = paragraphs[paragraphsBefore - 1];
	return last === undefined || paragraphs.length < paragraphsBefore + paragraphsAfter ? undefined : last + 1;
}

function withDropcap(body: readonly BodyElement[]): readonly BodyElement[] {
	const [first, ...rest] = body;
	return first?.kind === 'text' ? [{ ...first, dropcap: true }, ...rest] : body;
}
