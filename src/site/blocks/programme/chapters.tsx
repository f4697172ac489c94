import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { Card, Chapter, Season } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { dateInWords, noonOf } from '../../ui/dates.ts';
import { Heading } from '../../ui/heading.tsx';
import styles from './chapters.module.css';
import { programmeOf } from './programme-of.ts';

type ChaptersData = { readonly seasons: readonly Season[]; readonly stories: ReadonlyMap<string, Card> };

/**
 * The episodes (chapters) of a programme by season, the newest of both first; earlier seasons are closed until a reader opens them. Without
 * scripts too.
 */
export const chapters = defineBlock({
	fields: v.object({}),
	async load(_, page): Promise<ChaptersData | undefined> {
		const { seasons = [] } = (await programmeOf(page)) ?? {};
		if (seasons.length === 0) return undefined;
		const ids = seasons.flatMap((season) => season.chapters.flatMap(({ story }) => story ?? []));
		const cards = await page.context.contentQueries.cards(ids);
		return { seasons, stories: new Map(cards.map((card) => [card.id, card])) };
	},
	view: ({ data: { seasons, stories }, context: { brand } }) => (
		<section className={styles.chapters} aria-labelledby="capitulos">
			<Heading id="capitulos" title={brand.texts.programme.chapters} brand={brand} />
			{seasons.map((season, at) => (
				<details key={season.name} className={styles.season} open={at === 0}>
					<summary className={styles.summary}>
						{season.name} <span className={styles.soft}>{countOf(season, brand)}</span>
					</summary>
					<ol className={styles.list}>
						{season.chapters.toReversed().map((chapter) => (
							<ChapterRow key={chapter.number} chapter={chapter} story={stories.get(chapter.story ?? '')} brand={brand} />
						))}
					</ol>
				</details>
			))}
		</section>
	),
});

function countOf({ chapters: { length } }: Season, { texts }: Brand): string {
	const { one, many } = texts.programme.count;
	return length === 1 ? one : fill(many, { count: String(length) });
}

type ChapterRowProps = { readonly chapter: Chapter; readonly story: Card | undefined; readonly brand: Brand };

/** A chapter; its title leads to the story that has it, once that is published. */
const ChapterRow = ({ chapter: { number, title, date }, story, brand }: ChapterRowProps) => (
	<li className={styles.chapter}>
		<p className={styles.soft}>
			{fill(brand.texts.programme.chapter, { number: String(number) })}
			{date && (
				<>
					{' · '}
					<time dateTime={date}>{dateInWords(noonOf(date), brand)}</time>
				</>
			)}
		</p>
		<h3 className={styles.name}>
			{story ? (
				<a className={styles.link} href={story.href}>
					{title}
				</a>
			) : (
				title
			)}
		</h3>
	</li>
);
