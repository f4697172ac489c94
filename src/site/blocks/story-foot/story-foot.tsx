import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { Author, Story } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { ForReaders } from '../../ui/preview.tsx';
import { Correction } from '../story-body/elements/newsroom-notes.tsx';
import { storyUrl } from '../story-url.ts';
import { AuthorBox } from './author-box.tsx';
import { isCentred } from './is-centred.ts';
import print from './print.module.css';
import { ReadPixel } from './read-pixel.tsx';
import styles from './story-foot.module.css';

type FootData = { readonly story: Story; readonly authors: readonly Author[] };

/** The end of a story: corrections, tags and authors; on paper also its address. */
export const storyFoot = defineBlock({
	fields: v.object({}),
	async load(_, { subject, context: { contentQueries } }): Promise<FootData | undefined> {
		if (subject.kind !== 'story') return undefined;
		const { story } = subject;
		const authors = await Promise.all(story.bylines.flatMap(({ path }) => slugsOf(path)).map((slug) => contentQueries.author(slug)));
		return { story, authors: authors.filter((author) => author !== undefined) };
	},
	view: ({ data: { story, authors }, context }) => (
		<footer className={`${styles.foot} ${isCentred(story, context.brand) ? styles.centred : ''}`}>
			{story.corrections.map((correction, index) => (
				<Correction key={index} element={correction} />
			))}
			{story.tags.length > 0 && <Tags story={story} brand={context.brand} />}
			{authors.map((author) => (
				<AuthorBox key={author.slug} author={author} brand={context.brand} />
			))}
			<ForReaders>
				<ReadPixel story={story} brand={context.brand} />
			</ForReaders>
			<p className={print.address}>{fill(context.brand.texts.printedFrom, { address: storyUrl(story, context) })}</p>
		</footer>
	),
});

function Tags({ story: { tags }, brand: { texts } }: { story: Story; brand: Brand }) {
	return (
		<nav className={styles.tags} aria-label={texts.tags}>
			<span className={styles.label}>{texts.tags}</span>
			{tags.map(({ slug, text }) => (
				<a key={slug} className={styles.tag} href={`/tags/${slug}/`} rel="tag">
					{text}
				</a>
			))}
		</nav>
	);
}

function slugsOf(path: string | undefined): readonly string[] {
	return path === undefined ? [] : path.split('/').slice(2, 3);
}
