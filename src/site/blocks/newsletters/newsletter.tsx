import * as v from 'valibot';
import { fill } from '#brands';
import { defineBlock } from '../../block.ts';
import { Picture } from '../../ui/picture.tsx';
import { NewsletterFrequency } from './newsletter-frequency.tsx';
import styles from './newsletters.module.css';

/** What a newsletter brings, when it comes, and who makes it (ROUTE-13). */
export const newsletter = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'newsletter' ? subject.newsletter : undefined),
	view: ({ data: { text, schedule, section, source, picture }, context: { brand } }) => (
		<div className={styles.about}>
			{picture && (
				<div className={styles.frame}>
					<Picture picture={{ ...picture, alt: '' }} ratio="16:9" slot="mayor" eager />
				</div>
			)}
			<p className={styles.lead}>{text}</p>
			<NewsletterFrequency text={schedule} />
			<p className={styles.soft}>
				{fill(brand.texts.newsletters.source, { name: source.name })}{' '}
				{section && (
					<a className={styles.section} href={`${section.id}/`}>
						{section.name}
					</a>
				)}
			</p>
		</div>
	),
});
