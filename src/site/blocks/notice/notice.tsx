import * as v from 'valibot';
import { fill } from '#brands';
import { defineBlock } from '../../block.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import styles from './notice.module.css';

/** What a page has to say when it has no content to show. */
export const notice = defineBlock({
	name: 'notice',
	fields: v.object({}),
	ask: async (_, { subject }) => (subject.kind === 'notice' ? subject : undefined),
	view: ({ data: { name, title, text, requestId }, visit: { brand } }) => (
		<section className={styles.notice}>
			{/^\d+$/.test(name) && (
				<p className={styles.status} aria-hidden="true">
					{name}
				</p>
			)}
			<h1 className={styles.title}>{title}</h1>
			<p className={styles.text}>{text}</p>
			<div className={styles.ways}>
				<ButtonLink href="/">{brand.texts.goHome}</ButtonLink>
				<ButtonLink href="/buscar/" quiet>
					{brand.texts.search}
				</ButtonLink>
			</div>
			{requestId && <p className={styles.request}>{fill(brand.texts.requestId, { id: requestId })}</p>}
		</section>
	),
});
