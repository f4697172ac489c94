import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './horoscope.module.css';
import { signIcons } from './sign-icons.ts';
import { signStories, signsOf } from './sign-stories.ts';

/** The twelve horoscope signs, each with a link to its newest story, for a brand that has them among its content groups (CIU-04). */
export const horoscope = defineBlock({
	fields: v.object({ section: v.string() }),
	load: async ({ section }, { context }) => {
		const signs = signsOf(context.brand);
		if (signs.length === 0) return undefined;
		const cards = await signStories(section, context);
		const hrefOf = (label: string) => cards.find(({ kicker }) => kicker === label)?.href;
		return signs.map(({ id, label }) => ({ id, label, href: hrefOf(label) ?? `${section}/` }));
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
