import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { CorrectedStory } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { dateInWords } from '../../ui/dates.ts';
import { Heading } from '../../ui/heading.tsx';
import { Html } from '../../ui/html.tsx';
import styles from './corrections.module.css';

/** How many stories are listed. */
const size = 10;

/** The newest stories that the newsroom corrected or clarified, with what was wrong (ROUTE-14). */
export const corrections = defineBlock({
	fields: v.object({}),
	load: (_, { context }) => context.contentQueries.corrections(size),
	view: ({ data, context: { brand } }) => {
		const { statistics } = brand.texts;
		return (
			<section className={styles.corrections} aria-labelledby="correcciones">
				<Heading id="correcciones" title={statistics.corrections} text={statistics.correctionsText} brand={brand} small />
				{data.length === 0 ? (
					<p>{statistics.noCorrections}</p>
				) : (
					<ul className={styles.list}>
						{data.map((one) => (
							<Corrected key={one.card.id} story={one} brand={brand} />
						))}
					</ul>
				)}
			</section>
		);
	},
});

function Corrected({ story: { card, notes }, brand }: { readonly story: CorrectedStory; readonly brand: Brand }) {
	const { statistics } = brand.texts;
	return (
		<li className={styles.story}>
			<h3 className={styles.headline}>
				<a className={styles.link} href={card.href}>
					{card.headline}
				</a>
			</h3>
			<p className={styles.day}>
				<time dateTime={card.displayedAt}>{fill(statistics.storyOf, { day: dateInWords(card.displayedAt, brand) })}</time>
			</p>
			{notes.map(({ heading, html }, at) => (
				<div key={at} className={styles.note}>
					<strong>{heading}</strong>
					<Html html={html} as="p" />
				</div>
			))}
			{notes.length === 0 && <p className={styles.day}>{statistics.forRegistered}</p>}
		</li>
	);
}
