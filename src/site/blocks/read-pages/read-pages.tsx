import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import styles from './read-pages.module.css';

/** Opens the address again that could not be reached. */
const thisPage = '';

/** What a reader sees without a connection: why, and the stories that are kept on their device. */
export const readPages = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'offline' ? subject : undefined),
	view: ({ context: { brand } }) => {
		const { texts, locale } = brand;
		const { offline } = texts;
		return (
			<section className={styles.offline}>
				<h1 className={styles.title}>{offline.title}</h1>
				<p className={styles.text}>{offline.text}</p>
				<p className={styles.ways}>
					<ButtonLink href={thisPage}>{texts.tryAgain}</ButtonLink>
				</p>
				<PlainIsland name="read-pages" when="load" props={{ locale }}>
					<h2 className={styles.subtitle}>{offline.readHere}</h2>
					<p className={styles.none}>{offline.none}</p>
					<p className={styles.unreadable} role="alert">
						{offline.unreadable}
					</p>
					<ol className={styles.list} data-list="" />
					<button type="button" className={styles.remove} data-remove="">
						{offline.remove}
					</button>
				</PlainIsland>
			</section>
		);
	},
});
