import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import styles from './offline-page.module.css';

/** An empty `href`: opens the same address again. */
const thisPage = '';

/** The offline page: says that there is no connection, and lists the stories that are kept on the device. */
export const offlinePage = defineBlock({
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
				<p className={styles.needsScripts}>{texts.keeping.needsScripts}</p>
				<PlainIsland name="read-pages" when="load" props={{ locale }}>
					<p className={styles.none}>{offline.none}</p>
					<p className={styles.unreadable} role="alert">
						{offline.unreadable}
					</p>
					<div className={styles.part} data-saved="" hidden>
						<h2 className={styles.subtitle}>{offline.savedHere}</h2>
						<ol className={styles.list} />
					</div>
					<div className={styles.part} data-read="" hidden>
						<h2 className={styles.subtitle}>{offline.readHere}</h2>
						<ol className={styles.list} />
						<button type="button" className={styles.remove} data-remove="">
							{offline.remove}
						</button>
					</div>
				</PlainIsland>
			</section>
		);
	},
});
