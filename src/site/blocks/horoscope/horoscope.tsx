import * as v from 'valibot';
import type { Card } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './horoscope.module.css';
import { signIcons } from './sign-icons.ts';

/** How many of the section's newest stories are searched for the twelve signs. */
const searchedStories = 40;

/** The twelve horoscope signs, each with a link to its newest story, for a brand that has them among its content groups (CIU-04). */
export const horoscope = defineBlock({
	fields: v.object({ section: v.string() }),
	load: async ({ section }, { context: { brand, contentQueries } }) => {
		const groups = brand.contentGroups.filter(({ kind }) => kind === 'horoscope');
		if (groups.length === 0) return undefined;
		const cards = await contentQueries.list({ all: [`section:${section}`], size: searchedStories });
		return groups.map(({ id, label }) => ({ id, label, href: hrefOf(label, cards) ?? `${section}/` }));
	},
	view: ({ data, fields: { section }, context: { brand } }) => (
		<section className={styles.signs}>
			<Heading title={brand.texts.horoscope} brand={brand} href={`${section}/`} />
			<ul className={styles.row}>
				{data.map(({ id, label, href }) => (
					<li key={id}>
						<a className={styles.sign} href={href}>
							<span className={styles.glyph}>
								<Icon svg={signIcons[id] ?? ''} size={30} />
							</span>
							<span className={styles.label}>{label}</span>
							<span className={styles.dates}>{brand.texts.signDates[id]}</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	),
});

// The newsroom writes the sign as the kicker of its story.
function hrefOf(label: string, cards: readonly Card[]): string | undefined {
	return cards.find(({ kicker }) => kicker === label)?.href;
}
